import { locale } from '@messages';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import {
  type NoticeState,
  readNoticeState,
  refreshDevice,
  turnNoticesOff,
  turnNoticesOn,
} from '@/app/lib/device-notices';
import { findFailureDetail } from '@/app/lib/failure-text';
import { BRAND_COLOURS } from '@/core/brand';
import { escapeMarkup } from '@/core/escape-markup';
import { Switch } from '@/ui/switch';
import { useToast } from '@/ui/toast';
import { useNoticesText } from './use-notices-text';

/** Lets this device show an owner notices while the application is closed. */
export function NoticeChoice() {
  const { user } = useCurrentUser();
  return user && <NoticeSwitch userId={user.id} />;
}

function NoticeSwitch({ userId }: { userId: number }) {
  const t = useNoticesText();
  const showToast = useToast();
  const [state, setState] = useState<NoticeState | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    void readNoticeState(userId).then(setState);
  }, [userId]);
  if (state === null) return null;
  const change = async (wanted: boolean) => {
    // The browser is asking its own question.
    if (isChanging) return;
    setIsChanging(true);
    try {
      const page = renderOfflinePage(getOfflineTexts(t));
      setState(await (wanted ? turnNoticesOn(userId, page) : turnNoticesOff(userId)));
    } catch (error) {
      showToast({ title: t('notices.device.failed'), description: findFailureDetail(error), tone: 'bad' });
    } finally {
      setIsChanging(false);
    }
  };
  const isPossible = state === 'on' || state === 'off';
  return (
    <div className="grid justify-items-start gap-1">
      {isPossible && (
        <Switch
          label={t('notices.device.label')}
          isOn={state === 'on'}
          describedBy="device-hint"
          onChange={(wanted) => void change(wanted)}
        />
      )}
      {!isPossible && <b className="strong">{t('notices.device.label')}</b>}
      <p id="device-hint" className="hint">
        {t(`notices.device.${isPossible ? 'hint' : state}`)}
      </p>
    </div>
  );
}

/** Tells the server at the beginning of each visit that this device still wants notices. */
export function useKnownDevice(): void {
  const t = useNoticesText();
  const userId = useCurrentUser().user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, as soon as it is known whose it is
  useEffect(() => {
    if (userId === undefined) return;
    // Without an answer the next visit tries again.
    void refreshDevice(userId, renderOfflinePage(getOfflineTexts(t))).catch(() => undefined);
  }, [userId]);
}

const getOfflineTexts = (t: ReturnType<typeof useNoticesText>) => ({
  title: t('notices.offline.title'),
  text: t('notices.offline.text'),
  retry: t('common.retry'),
});

/**
 * Renders the page that an installed application shows without a connection; it is complete in itself, because nothing
 * can be loaded then.
 */
function renderOfflinePage(texts: { title: string; text: string; retry: string }): string {
  const [title, text, retry] = [texts.title, texts.text, texts.retry].map(escapeMarkup);
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { display: grid; place-content: center; justify-items: center; min-height: 100dvh; margin: 0; padding: 24px;
    background: ${BRAND_COLOURS.paper}; color: ${BRAND_COLOURS.ink}; font: 1rem/1.5 system-ui, sans-serif; text-align: center; box-sizing: border-box; }
  h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; }
  p { max-width: 40ch; margin: 0 0 24px; }
  a { padding: 12px 24px; border-radius: 12px; background: ${BRAND_COLOURS.leaf700}; color: ${BRAND_COLOURS.surface}; font-weight: 600; text-decoration: none; }
</style>
<body><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></body>
</html>`;
}
