// Public pages load this script in development: React's refresh expects a preamble that only the application's shell
// has.
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('../src/site/loader.client.ts');
