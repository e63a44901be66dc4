/** Builds a section with this heading. */
export const buildHeading = (text: string, order: number) => ({
  id: `heading-${order}`,
  type: 'heading',
  title: '',
  content: { text },
  order,
});
