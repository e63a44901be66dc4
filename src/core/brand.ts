/** The product has this name wherever people read it. */
export const PRODUCT_NAME = 'Verandly';

/**
 * The colours of the product for mails, pictures and pages without its style sheets, written #rrggbb. Each is the token of
 * that name in `src/ui/styles/tokens.css`; a test compares them.
 */
export const BRAND_COLOURS = {
  paper: '#fafaf6',
  surface: '#ffffff',
  sunken: '#f3f4ee',
  line: '#dfe2da',
  ink: '#13261e',
  inkSoft: '#3f4f46',
  leaf50: '#ecf8ef',
  leaf600: '#186d49',
  leaf700: '#09573b',
  green: '#175f33',
  greenBg: '#e5faea',
  amber: '#814802',
  amberBg: '#fff5e0',
  focus: '#0a77cb',
} as const;
