import { locale } from '@messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadState } from '@/app/entities/load-state';
import { SaveLine } from '@/app/entities/save-line';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { type RecordState, useSavedRecord } from '@/app/lib/use-saved-record';
import { getLegal, saveLegal } from '@/contracts/endpoints/legal';
import { type Legal, type LegalEntry, type LegalKind, orderLegalKinds } from '@/core/legal';
import { Card } from '@/ui/card';
import { TextAreaField, TextField } from '@/ui/field';
import { Segmented } from '@/ui/segmented';
import { useText } from './use-text';

/** The field takes far more than the limit of a text, so that the server can say when a text is too long. */
const PASTE_MAX_LENGTH = 60_000;

/** Edits the legal pages: each is a text, which is shown as a page, or the address of one. */
export function LegalCard({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { legal, loading, state, errors, change, save } = useLegal(websiteId);
  const ref = useRef<HTMLDivElement>(null);
  const isThere = legal !== null;
  // The check before publishing leads here. The browser scrolls to it before it is rendered, so this scrolls again.
  useEffect(() => {
    if (isThere && window.location.hash === '#legal') ref.current?.scrollIntoView();
  }, [isThere]);
  if (!legal) {
    return (
      <LoadState
        loading={loading}
        title={t('business.legal.loadFailed')}
        text={t('business.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const changeEntry = (kind: LegalKind, changes: Partial<LegalEntry>) =>
    change({ ...legal, [kind]: { ...legal[kind], ...changes } });
  return (
    <div ref={ref} id="legal" className="business-legal">
      <Card className="card__pad business-fields" aria-labelledby="legal-title">
        <div className="grid gap-1">
          <h2 id="legal-title" className="h3">
            {t('business.legal.title')}
          </h2>
          <p className="soft max-w-[70ch]">{t('business.legal.hint')}</p>
        </div>
        <SaveLine
          state={state}
          texts={{
            lead: t('business.legal.lead'),
            saved: (time) => t('business.saved', { time }),
            waiting: t('business.legal.lead'),
            saving: t('business.saving'),
            unfinished: t('business.unfinished'),
            failed: t('business.failed'),
            retry: t('common.retry'),
          }}
          onRetry={save}
        />
        {orderLegalKinds(locale).map((kind) => (
          <LegalFields
            key={kind}
            kind={kind}
            entry={legal[kind]}
            errors={errors}
            onChange={(changes) => changeEntry(kind, changes)}
            onLeave={save}
          />
        ))}
      </Card>
    </div>
  );
}

interface LegalFieldsProps {
  kind: LegalKind;
  entry: LegalEntry;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<LegalEntry>) => void;
  onLeave: () => void;
}

function LegalFields({ kind, entry, errors, onChange, onLeave }: LegalFieldsProps) {
  const t = useText();
  const name = t(`business.legal.${kind}`);
  return (
    <section className="business-legal__kind" aria-labelledby={`legal-${kind}`}>
      <div className="grid gap-1">
        <h3 id={`legal-${kind}`} className="strong">
          {name}
        </h3>
        <p className="soft max-w-[70ch]">{t(`business.legal.${kind}Hint`)}</p>
      </div>
      <Segmented
        className="justify-self-start"
        label={t('business.legal.by', { name })}
        value={entry.isElsewhere ? 'there' : 'here'}
        options={[
          { value: 'here', label: t('business.legal.here') },
          { value: 'there', label: t('business.legal.there') },
        ]}
        onChange={(value) => {
          onChange({ isElsewhere: value === 'there' });
          onLeave();
        }}
      />
      {entry.isElsewhere ? (
        <TextField
          label={t('business.legal.address', { name })}
          hint={t('business.legal.addressHint')}
          type="url"
          inputMode="url"
          value={entry.address}
          error={errors[`${kind}.address`]}
          onChange={({ target: { value } }) => onChange({ address: value })}
          onBlur={onLeave}
        />
      ) : (
        <TextAreaField
          label={t('business.legal.text', { name })}
          rows={6}
          maxLength={PASTE_MAX_LENGTH}
          value={entry.text}
          error={errors[`${kind}.text`]}
          onChange={({ target: { value } }) => onChange({ text: value })}
          onBlur={onLeave}
        />
      )}
    </section>
  );
}

/** Returns the legal pages of a website as they are on the screen. A field is saved when it is left. */
function useLegal(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const key = getCallKey(getLegal, { params });
  const record = useSavedRecord({
    key,
    read: (legal: Legal) => legal,
    send: (legal: Legal, before) => call(saveLegal, { params, body: { ...legal, before } }),
    onSaved: (answer) => queryClient.setQueryData<Legal>(key, answer),
  });
  const stored = useCall(getLegal, { params }, record.readOptions);
  // Refused fields show their error themselves, and another try would end the same way.
  const isRefused = record.state.kind === 'failed' && Object.keys(record.errors).length > 0;
  const state: RecordState = isRefused ? { kind: 'unfinished' } : record.state;
  return {
    loading: stored,
    legal: record.shown ?? stored.data ?? null,
    errors: record.errors,
    state,
    save: record.save,
    change: record.show,
  };
}
