/** Ends the script with its shell, because not every shell passes on the signal that npm sends it. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
  // A terminal signals every process, and a second signal ends a server at once.
  process.once('SIGINT', () => clearInterval(watch));
}
