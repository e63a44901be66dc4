/** Says in a page's head which tag of Google its scripts may load; they read it from there, and load it with consent only. */
export function nameGoogleTag(html: string, gtagId: string | null): string {
  if (gtagId === null) return html;
  return html.replace('</head>', () => `  <meta name="gtag-id" content="${gtagId}" />\n  </head>`);
}
