import { useText } from '../use-text';

export function PollVignette() {
  const t = useText();
  return (
    <div className="vignette-poll">
      <p>
        <span>{t('landing.features.polls.first')}</span>
        <b>{t('landing.features.polls.firstShare')}</b>
      </p>
      <p>
        <span>{t('landing.features.polls.second')}</span>
        <b>{t('landing.features.polls.secondShare')}</b>
      </p>
    </div>
  );
}
