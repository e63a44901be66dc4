interface VisitorNoticeProps {
  title: string;
  text?: string;
  isBad?: boolean;
}

/** What became of something that a visitor sent. */
export function VisitorNotice({ title, text, isBad = false }: VisitorNoticeProps) {
  return (
    <div className={isBad ? 's-notice is-bad' : 's-notice'}>
      <p>
        <strong>{title}</strong>
      </p>
      {text && <p>{text}</p>}
    </div>
  );
}
