// Preloaded into every process the scripts start (`node --import`): when the parent dies without a word
// (kill -9), the message channel closes, and this process stops as if it had been asked to.

const graceMs = 20_000;

if (process.channel) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') === 0) process.exit(1);
    process.emit('SIGTERM', 'SIGTERM');
    setTimeout(() => process.exit(1), graceMs).unref();
  });
  process.channel.unref();
}
