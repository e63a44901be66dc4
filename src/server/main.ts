// React chooses its code by this when it is first loaded. Its code for development draws a page in three times the time,
// and nobody who starts the built server wants that.
process.env.NODE_ENV ??= 'production';
await import('./start-server');

export {};
