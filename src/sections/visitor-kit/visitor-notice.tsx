interface VisitorNoticeProps {
  title: string;
  text?: string;
  /** It is said as well where the browser knows that it has no connection. */
  offlineText?: string;
  /** Set if the words are in another language than the page. */
  lang?: string;
  isBad?: boolean;
}

/** Scrolls to the whole notice: on a phone the button that was pressed may be the last thing on the screen. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Tells what became of something that a visitor sent. */
export function VisitorNotice({ title, text, offlineText, lang, isBad = false }: VisitorNoticeProps) {
  return (
    <div className={isBad ? 's-notice is-bad' : 's-notice'} lang={lang} ref={showWhole}>
      <p>
        <strong>{title}</strong>
      </p>
      {text && <p>{text}</p>}
      {offlineText && !navigator.onLine && <p>{offlineText}</p>}
    </div>
  );
}
