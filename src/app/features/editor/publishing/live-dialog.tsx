import './live-dialog.css';
import { editor, live } from '@messages';
import {
  Bell,
  CalendarCheck,
  Check,
  ChevronRight,
  Clock,
  Copy,
  Download,
  Eye,
  Printer,
  X,
} from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { getPublicAddress } from '@/app/lib/page-facts';
import { createUseText } from '@/app/lib/texts';
import { paths } from '@/core/screen-paths';
import { listReached } from '@/site/page-layout';
import { findAction } from '@/site/page-menu';
import { Awning, getAccent } from '@/ui/awning';
import { Button, getButtonClass } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Modal } from '@/ui/modal';
import { useToast } from '@/ui/toast';
import { useCopy } from '@/ui/use-copy';
import { useEditor } from '../session/editor-session';
import { usePlanTier } from '../session/plan';
import { createQr, type Qr, saveFile, toPngFile, toSvgFile } from './qr';
import './poster.css';
import { poster } from '@messages';
import { createPortal } from 'react-dom';
import { createTextsHook } from '@/app/lib/use-texts-in';
import type { Locale } from '@/core/locale/locale';
import type { Messages } from '@/core/messages';

const useText = createUseText({ editor, live });

interface LiveDialogProps {
  websiteId: number;
  /** True if the page has been opened to visitors just now. */
  isNew: boolean;
  onClose: () => void;
}

/** Shows the address of a published page with ways to copy, share and print it, and says what to do next. */
export function LiveDialog({ websiteId, isNew, onClose }: LiveDialogProps) {
  const t = useText();
  const id = useId();
  const title = useEditor((state) => state.title);
  const slug = useEditor((state) => state.slug);
  const { sections, language } = useEditor((state) => state.page);
  const tier = usePlanTier();
  const address = getPublicAddress(slug);
  const url = `${window.location.protocol}//${address}`;
  const qr = useMemo(() => createQr(url), [url]);
  const action = findAction(listReached(sections, { tier }));
  return (
    <Modal onClose={onClose} firstFocus=".live__copy" labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <div className={isNew ? 'dialog dialog--xl live is-new' : 'dialog dialog--xl live'}>
        <Awning accent={getAccent(websiteId)} stripes={11} />
        <div className="live__body">
          <div className="live__column">
            <div>
              <h2 className="display" id={`${id}-title`}>
                {t('live.title')}
              </h2>
              <p className="live__lead" id={`${id}-text`}>
                {isNew ? t('live.openSaved', { saved: t('editor.saved'), title }) : t('live.open', { title })}
              </p>
            </div>
            <Address url={url} address={address} />
            <Share url={url} title={title} />
            <div className="qr-card">
              <QrPicture qr={qr} />
              <div>
                <p className="strong">{t('live.qrTitle')}</p>
                <p className="sm soft">{t('live.qrText')}</p>
              </div>
              <div className="qr-card__acts">
                <Button size="sm" onClick={() => window.print()}>
                  <Printer />
                  {t('live.print')}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => saveFile(toSvgFile(qr), `${slug}-qr.svg`)}>
                  <Download />
                  {t('live.svg')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => void toPngFile(qr).then((file) => saveFile(file, `${slug}-qr.png`))}
                >
                  <Download />
                  {t('live.png')}
                </Button>
              </div>
            </div>
          </div>
          <div className="live__column">
            <h3 className="h3">{t('live.next')}</h3>
            <ul className="live__next">
              {action?.label === 'actionBooking' ? (
                <NextStep
                  icon={<CalendarCheck />}
                  name="tryBooking"
                  href={`${paths.site(slug)}#${action.id}`}
                />
              ) : (
                <NextStep icon={<Eye />} name="look" href={paths.site(slug)} />
              )}
              <NextStep icon={<Clock />} name="hours" href={paths.hours(websiteId)} />
              <NextStep icon={<Bell />} name="notices" href={paths.business(websiteId)} />
            </ul>
          </div>
        </div>
        <IconButton className="dialog__close" label={t('common.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <Poster {...{ qr, websiteId, title, address, language }} action={action?.label ?? null} />
    </Modal>
  );
}

function Address({ url, address }: { url: string; address: string }) {
  const t = useText();
  const toast = useToast();
  const { isCopied, copy } = useCopy();
  const handleCopy = async () => {
    if (!(await copy(url))) toast({ title: t('live.copyFailed'), tone: 'bad' });
  };
  return (
    <div className="live__address">
      <a href={url} target="_blank" rel="noopener">
        {address}
        <span className="sr-only"> ({t('live.newTab')})</span>
      </a>
      <Button variant="primary" className="live__copy" onClick={() => void handleCopy()}>
        {isCopied ? <Check /> : <Copy />}
        {t(isCopied ? 'live.copied' : 'live.copy')}
      </Button>
    </div>
  );
}

/** Offers ways to tell others. Nothing is loaded from anywhere before one is chosen. */
function Share({ url, title }: { url: string; title: string }) {
  const t = useText();
  const words = `${title} ${url}`;
  const links = [
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(words)}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
    [t('live.byMail'), `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`],
  ] as const;
  return (
    <fieldset className="live__share" aria-label={t('live.share')}>
      {links.map(([name, href]) => (
        <a key={name} className={getButtonClass()} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      {'share' in navigator && (
        // An owner who closes the browser's own dialog has shared nothing, so nothing is reported.
        <Button onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
          {t('live.more')}
        </Button>
      )}
    </fieldset>
  );
}

interface NextStepProps {
  icon: ReactNode;
  name: 'tryBooking' | 'look' | 'hours' | 'notices';
  href: string;
}

function NextStep({ icon, name, href }: NextStepProps) {
  const t = useText();
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <span className="live__icon" aria-hidden="true">
          {icon}
        </span>
        <span className="live__step">
          <span className="strong">{t(`live.steps.${name}`)}</span>
          <span className="sm soft">{t(`live.steps.${name}Text`)}</span>
        </span>
        <span className="sr-only">({t('live.newTab')})</span>
        <ChevronRight aria-hidden="true" />
      </a>
    </li>
  );
}

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
  /** The address is written for people to read. */
  address: string;
  /** Visitors do this first on the page; null where they only read. */
  action: Exclude<keyof PosterTexts, 'visit' | 'how'> | null;
  /** It is the website's language, because its visitors read the poster. */
  language: Locale;
}

/** Renders a sheet of A4 for the door or the mirror, which is visible only on paper. */
function Poster({ qr, websiteId, title, address, action, language: wanted }: PosterProps) {
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

/** Draws a QR code for cameras; its address stands beside it as text. */
function QrPicture({ qr: { size, path } }: { qr: Qr }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
