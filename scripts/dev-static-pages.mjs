// Prerendered pages load this script in development: it has their styles, React's preamble, and their own script.
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('../src/app/app.css');
const { adoptSiteStyles } = await import('../src/site/site-styles');
adoptSiteStyles();
await import('../src/app/static-pages.client.ts');
