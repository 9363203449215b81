/** Ends the process when its parent ends, because not every shell passes on the signal that npm sends it. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
  // A terminal signals this process as well, and a second signal would end the server at once.
  process.once('SIGINT', () => clearInterval(watch));
}
