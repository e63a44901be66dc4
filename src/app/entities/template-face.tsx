import './template-face.css';
import { palettes } from '@/core/palettes';
import { fullTheme } from '@/core/theme';
import { ResponsiveImage } from '@/sections/visitor-kit/image';
import type { Template } from '@/templates/template';

const SIZES = '160px';

/** Shows in small how a page from a template begins: its image on its colours. Its name stands beside it. */
export function TemplateFace({ template }: { template: Template }) {
  const { bg, cover, onCover } = palettes[fullTheme(template.theme).palette];
  return (
    <span
      className="template-face"
      style={{ '--face-bg': bg, '--face-cover': cover, '--face-ink': onCover }}
      aria-hidden="true"
    >
      <ResponsiveImage src={template.cover} alt="" sizes={SIZES} priority="usual" onError={() => {}} />
    </span>
  );
}

/** The same for a page without anything. */
export function EmptyFace() {
  return <span className="template-face template-face--empty" aria-hidden="true" />;
}
