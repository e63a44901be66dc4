interface VisitorNoticeProps {
  title: string;
  text?: string;
  /** Said as well where the browser knows that it has no connection. */
  offlineText?: string;
  /** It is set where the words are of another language than the page. */
  lang?: string;
  isBad?: boolean;
}

/** On a phone the button that was pressed may be the last thing on the screen. */
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
