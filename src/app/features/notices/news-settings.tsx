import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { LoadState } from '@/app/entities/load-state';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import { isNewsSoundOn, playNewsSound, setNewsSound } from '@/app/lib/news-sound';
import {
  readNewsSettings,
  type NewsSettings as Settings,
  saveNewsSettings,
} from '@/contracts/endpoints/news';
import { NEWS_BY, OVERVIEW_HOURS } from '@/core/news';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { Switch } from '@/ui/switch';
import { useToast } from '@/ui/toast';
import { NoticeChoice } from './notice-choice';
import { useNoticesText } from './use-notices-text';

/** Lets an owner choose how they are told of news. Each choice is saved at once. */
export function NewsSettings({ websiteId }: { websiteId: number }) {
  const t = useNoticesText();
  const stored = useCall(readNewsSettings, { params: { id: websiteId } }, { staleTime: 0 });
  const { mutate, variables, isPending } = useSaveNewsSettings(websiteId);
  const settings = isPending ? variables : stored.data;
  if (!settings) {
    return (
      <LoadState
        loading={stored}
        title={t('notices.loadFailed')}
        text={t('notices.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  return (
    <Card className="card__pad grid gap-5" aria-labelledby="news-title">
      <div className="grid gap-1">
        <h2 id="news-title" className="h3">
          {t('notices.title')}
        </h2>
        <p className="soft">{t('notices.text')}</p>
      </div>
      <SelectField
        label={t('notices.by')}
        className="max-w-[48ch]"
        value={settings.newsBy}
        onChange={({ currentTarget: { value } }) => {
          const newsBy = NEWS_BY.find((one) => one === value);
          if (newsBy) mutate({ ...settings, newsBy });
        }}
        options={NEWS_BY.map((value) => ({ value, label: t(`notices.${value}`) }))}
      />
      {settings.newsBy !== 'each' && (
        <SelectField
          label={t('notices.hour')}
          hint={t('notices.hourHint')}
          className="max-w-[48ch]"
          value={String(settings.overviewHour)}
          onChange={({ currentTarget: { value } }) => mutate({ ...settings, overviewHour: Number(value) })}
          options={OVERVIEW_HOURS.map((hour) => ({ value: String(hour), label: `${hour}:00` }))}
        />
      )}
      <NoticeChoice />
      <SoundChoice />
    </Card>
  );
}

/** Switches the sound of this device only: the phone behind the counter rings, the one at home does not. */
function SoundChoice() {
  const t = useNoticesText();
  const [isOn, setIsOn] = useState(isNewsSoundOn);
  const change = (wanted: boolean) => {
    setNewsSound(wanted);
    setIsOn(isNewsSoundOn());
    if (isNewsSoundOn()) playNewsSound();
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Switch label={t('notices.sound')} isOn={isOn} describedBy="sound-hint" onChange={change} />
      <p id="sound-hint" className="hint">
        {t('notices.soundHint')}
      </p>
      {isOn && (
        <Button variant="quiet" className="-ml-4" onClick={playNewsSound}>
          <Volume2 />
          {t('notices.listen')}
        </Button>
      )}
    </div>
  );
}

function useSaveNewsSettings(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useNoticesText();
  const params = { id: websiteId };
  const key = getCallKey(readNewsSettings, { params });
  return useMutation({
    // Each choice sends both settings, so the calls must be stored in their order.
    scope: { id: key.join() },
    mutationFn: (body: Settings) => call(saveNewsSettings, { params, body }),
    onSuccess: (answer) => {
      queryClient.setQueryData<Settings>(key, answer);
      showToast({ title: t('notices.saved') });
    },
    onError: (error) =>
      showToast({ title: t('notices.failed'), description: findFailureDetail(error), tone: 'bad' }),
  });
}
