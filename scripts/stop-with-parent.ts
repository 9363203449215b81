/** npm ends the shell that it runs a script in, and not every shell passes that on: the script then ends as well. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
  // A terminal tells every process: to the second signal a server ends at once.
  process.once('SIGINT', () => clearInterval(watch));
}
