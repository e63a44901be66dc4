import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { getFailureText } from '@/app/lib/failure-text';
import type { FeedList } from '@/contracts/endpoints/feeds';
import { FEED_NAME_MAX_LENGTH, FEED_URL_MAX_LENGTH } from '@/core/feeds';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select-field';
import { useAddFeed } from './use-feeds';
import { useText } from './use-text';

interface AddFeedProps {
  websiteId: number;
  diaries: FeedList['diaries'];
  onDone: () => void;
}

/** Asks for the address of a calendar, and for the diary that it closes. */
export function AddFeed({ websiteId, diaries, onDone }: AddFeedProps) {
  const t = useText();
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [resource, setResource] = useState(diaries[0]?.resource ?? '');
  const { mutate, isPending, error } = useAddFeed(websiteId);
  const fields = error instanceof ApiError ? error.fields : {};
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ url, name, resource: resource || null }, { onSuccess: onDone });
  };
  return (
    <form className="calendars-one" noValidate onSubmit={submit}>
      {error && Object.keys(fields).length === 0 && (
        <Banner tone="red" icon={<CircleAlert />}>
          {getFailureText(error, t('calendarsIn.addFailed'))}
        </Banner>
      )}
      <TextField
        label={t('calendarsIn.url')}
        hint={t('calendarsIn.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        maxLength={FEED_URL_MAX_LENGTH}
        value={url}
        error={fields.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <TextField
        label={t('calendarsIn.name')}
        hint={t('calendarsIn.nameHint')}
        maxLength={FEED_NAME_MAX_LENGTH}
        value={name}
        error={fields.name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={t('calendarsIn.closes')}
        value={resource}
        error={fields.resource}
        options={[
          ...diaries.map((diary) => ({ value: diary.resource, label: diary.name })),
          { value: '', label: t('calendarsIn.everything') },
        ]}
        onChange={({ target }) => setResource(target.value)}
      />
      <div className="calendars-buttons">
        <Button type="submit" variant="primary" isPending={isPending} pendingText={t('calendarsIn.adding')}>
          {t('calendarsIn.add')}
        </Button>
        <Button onClick={onDone}>{t('calendarsIn.cancel')}</Button>
      </div>
    </form>
  );
}
