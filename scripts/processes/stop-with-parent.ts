// Preloaded into every process the scripts start (`node --import`): when the parent dies without stopping it
// (kill -9), the message channel closes, and this process stops as if it had been asked to.

const graceMs = 20_000;

// Processes that a child forks inherit the preload; the channel to their own parent is none of its business.
if (process.channel && process.env['STARTED_BY'] === String(process.ppid)) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') === 0) process.exit(1);
    process.emit('SIGTERM', 'SIGTERM');
    setTimeout(() => process.exit(1), graceMs).unref();
  });
  process.channel.unref();
}
