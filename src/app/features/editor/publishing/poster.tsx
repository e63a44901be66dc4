import './poster.css';
import { poster } from '@messages';
import { createPortal } from 'react-dom';
import { createTextsHook } from '@/app/lib/use-texts-in';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';
import { Awning, getAccent } from '@/ui/awning';
import type { Qr } from './qr';
import { QrPicture } from './qr-picture';

type PosterTexts = Messages['poster'];

/** Each language is a script of its own. */
const loaders: Record<Locale, () => Promise<{ default: PosterTexts }>> = {
  en: () => import('@messages/en/poster.json'),
  sk: () => import('@messages/sk/poster.json'),
  cs: () => import('@messages/cs/poster.json'),
  de: () => import('@messages/de/poster.json'),
};

const usePosterTexts = createTextsHook(poster, loaders);

interface PosterProps {
  qr: Qr;
  websiteId: number;
  title: string;
  /** The address as people read it. */
  address: string;
  /** Visitors do this first on the page; null where they only read. */
  action: Exclude<keyof PosterTexts, 'visit' | 'how'> | null;
  /** The website's: its visitors read the poster. */
  language: Locale;
}

/** A sheet of A4 for the door or the mirror: it is there only on paper. */
export function Poster({ qr, websiteId, title, address, action, language: wanted }: PosterProps) {
  const { texts, language } = usePosterTexts(wanted);
  return createPortal(
    <div className="poster-sheet" lang={language} aria-hidden="true">
      <Awning accent={getAccent(websiteId)} stripes={9} />
      <div className="poster-sheet__words">
        <p className="poster-sheet__title">{texts[action ?? 'visit']}</p>
        <QrPicture qr={qr} />
        <p>{texts.how}</p>
      </div>
      <p className="poster-sheet__foot">
        <span dir="auto">{title}</span>
        <span>{address}</span>
      </p>
    </div>,
    document.body,
  );
}
