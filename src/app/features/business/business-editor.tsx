import './business.css';
import { LoadState } from '@/app/entities/load-state';
import { formatTime } from '@/app/lib/dates';
import type { BusinessField } from '@/core/business';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextAreaField, TextField } from '@/ui/field';
import { useBusiness } from './use-business';
import { useText } from './use-text';

const SELLER_FIELDS = ['sellerName', 'companyNumber', 'taxNumber', 'vatNumber', 'register'] as const;

/** Edits what page, mails and calendars say of the business. A field counts as soon as it is left. */
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
  const field = (name: BusinessField) => ({
    value: business[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ ...business, [name]: event.target.value }),
    onBlur: save,
  });
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="soft" role="status">
          {state.kind === 'saved' &&
            (state.at
              ? t('business.saved', { time: formatTime(state.at.toISOString()) })
              : t(isProposed ? 'business.proposed' : 'business.lead'))}
          {state.kind === 'typing' && t('business.lead')}
          {state.kind === 'saving' && t('business.saving')}
          {state.kind === 'unfinished' && t('business.unfinished')}
          {state.kind === 'failed' && t('business.failed')}
        </p>
        {state.kind === 'failed' && <Button onClick={save}>{t('common.retry')}</Button>}
      </div>
      <div className="business-page">
        <Card className="card__pad business-fields">
          <h2 className="h3">{t('business.contact.title')}</h2>
          <TextField
            {...field('name')}
            label={t('business.contact.name')}
            hint={t('business.contact.nameHint')}
            autoComplete="organization"
          />
          <TextField {...field('phone')} label={t('business.contact.phone')} type="tel" autoComplete="tel" />
          <TextField
            {...field('email')}
            label={t('business.contact.email')}
            type="email"
            autoComplete="email"
          />
          <TextAreaField
            {...field('address')}
            label={t('business.contact.address')}
            hint={t('business.contact.addressHint')}
            rows={3}
          />
        </Card>
        <Card className="card__pad business-fields">
          <h2 className="h3">{t('business.seller.title')}</h2>
          <p className="soft">{t('business.seller.hint')}</p>
          {SELLER_FIELDS.map((name) => (
            <TextField key={name} {...field(name)} label={t(`business.seller.${name}`)} />
          ))}
        </Card>
      </div>
    </>
  );
}
