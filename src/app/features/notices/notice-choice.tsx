import { useEffect, useState } from 'react';
import {
  keepDeviceKnown,
  type NoticeState,
  readNoticeState,
  turnNoticesOff,
  turnNoticesOn,
} from '@/app/lib/device-notices';
import { failureDetail } from '@/app/lib/failure-text';
import { Switch } from '@/ui/switch';
import { useToast } from '@/ui/toast';
import { offlinePage } from './offline-page';
import { useNoticesText } from './use-notices-text';

/** Lets this device show notices while the application is closed. */
export function NoticeChoice() {
  const t = useNoticesText();
  const showToast = useToast();
  const [state, setState] = useState<NoticeState | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    void readNoticeState().then(setState);
  }, []);
  if (state === null) return null;
  const change = async (wanted: boolean) => {
    // The browser asks its own question meanwhile.
    if (isChanging) return;
    setIsChanging(true);
    try {
      setState(await (wanted ? turnNoticesOn(offlinePage(offlineTexts(t))) : turnNoticesOff()));
    } catch (error) {
      showToast({ title: t('notices.device.failed'), description: failureDetail(error), tone: 'bad' });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    // Without an answer the next visit tries again.
    void keepDeviceKnown(offlinePage(offlineTexts(t))).catch(() => undefined);
  }, []);
}

const offlineTexts = (t: ReturnType<typeof useNoticesText>) => ({
  title: t('notices.offline.title'),
  text: t('notices.offline.text'),
  retry: t('common.retry'),
});
