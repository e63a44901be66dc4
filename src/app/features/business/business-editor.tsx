import './business.css';
import { useQueryClient } from '@tanstack/react-query';
import { LoadState } from '@/app/entities/load-state';
import { SaveLine } from '@/app/entities/save-line';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { type RecordState, useSavedRecord } from '@/app/lib/use-saved-record';
import { type BusinessAnswer, getBusiness, saveBusiness } from '@/contracts/endpoints/business';
import type { Business, BusinessField } from '@/core/business';
import { Card } from '@/ui/card';
import { TextAreaField, TextField } from '@/ui/field';
import { useText } from './use-text';

const SELLER_FIELDS = ['sellerName', 'companyNumber', 'taxNumber', 'vatNumber', 'register'] as const;

/** Edits what page, mails and calendars say of the business. A field is saved when it is left. */
export function BusinessEditor({ websiteId }: { websiteId: number }) {
  const t = useText();
  const { business, isSet, loading, state, errors, change, save } = useBusiness(websiteId);
  if (!business) {
    return (
      <LoadState
        loading={loading}
        title={t('business.loadFailed')}
        text={t('business.loadFailedText')}
        retry={t('common.retry')}
      />
    );
  }
  const isProposed = !isSet && Object.values(business).some((value) => value !== '');
  const getFieldProps = (name: BusinessField) => ({
    value: business[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ ...business, [name]: event.target.value }),
    onBlur: save,
  });
  return (
    <>
      <SaveLine
        state={state}
        texts={{
          lead: t(isProposed ? 'business.proposed' : 'business.lead'),
          saved: (time) => t('business.saved', { time }),
          waiting: t('business.lead'),
          saving: t('business.saving'),
          unfinished: t('business.unfinished'),
          failed: t('business.failed'),
          retry: t('common.retry'),
        }}
        onRetry={save}
      />
      <div className="business-page">
        <Card className="card__pad business-fields">
          <h2 className="h3">{t('business.contact.title')}</h2>
          <TextField
            {...getFieldProps('name')}
            label={t('business.contact.name')}
            hint={t('business.contact.nameHint')}
            autoComplete="organization"
          />
          <TextField
            {...getFieldProps('phone')}
            label={t('business.contact.phone')}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            {...getFieldProps('email')}
            label={t('business.contact.email')}
            type="email"
            autoComplete="email"
          />
          <TextAreaField
            {...getFieldProps('address')}
            label={t('business.contact.address')}
            hint={t('business.contact.addressHint')}
            rows={3}
          />
        </Card>
        <Card className="card__pad business-fields">
          <h2 className="h3">{t('business.seller.title')}</h2>
          <p className="soft">{t('business.seller.hint')}</p>
          {SELLER_FIELDS.map((name) => (
            <TextField key={name} {...getFieldProps(name)} label={t(`business.seller.${name}`)} />
          ))}
        </Card>
      </div>
    </>
  );
}

/** Returns the business of a website as it is on the screen. A field is saved when it is left. */
function useBusiness(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const key = getCallKey(getBusiness, { params });
  const record = useSavedRecord({
    key,
    read: ({ business }: BusinessAnswer) => business,
    send: (business: Business, before) => call(saveBusiness, { params, body: { ...business, before } }),
    onSaved: (answer) => queryClient.setQueryData<BusinessAnswer>(key, answer),
  });
  const stored = useCall(getBusiness, { params }, record.readOptions);
  // Refused fields show their error themselves, and another try would end the same way.
  const isRefused = record.state.kind === 'failed' && Object.keys(record.errors).length > 0;
  const state: RecordState = isRefused ? { kind: 'unfinished' } : record.state;
  return {
    loading: stored,
    business: record.shown ?? stored.data?.business ?? null,
    isSet: stored.data?.isSet ?? false,
    errors: record.errors,
    state,
    save: record.save,
    change: record.show,
  };
}
