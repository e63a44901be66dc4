import { Link } from '@tanstack/react-router';
import { useCall } from '@/app/lib/call';
import * as api from '@/contracts/endpoints/customers';
import { RETENTION_MONTHS } from '@/core/customers';
import { paths } from '@/core/screen-paths';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { PanelError } from '../rows/loaded-list';
import { useSaveRetention } from './use-customers';
import { useCustomersText } from './use-customers-text';

/** Lists cards that may be one person: the owner opens one of them and joins the cards there. */
export function AlikePairs({ websiteId }: { websiteId: number }) {
  const t = useCustomersText();
  const { data } = useCall(
    api.listAlikeCustomers,
    { params: { id: websiteId } },
    { refetchOnMount: 'always' },
  );
  if (!data?.length) return null;
  return (
    <Card className="card__pad grid gap-3" aria-labelledby="alike-title">
      <h2 id="alike-title" className="h3">
        {t('customers.pairs.title')}
      </h2>
      <p className="sm soft">{t('customers.pairs.text')}</p>
      <ul className="grid gap-2">
        {data.map(({ phone, customers }) => (
          <li key={phone} className="row__meta">
            <span>{phone}</span>
            {customers.map(({ key, name }) => (
              <Link key={key} to={paths.customers(websiteId, key)} className="link wrap-anywhere">
                {name}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const NEVER = 'never';

/** Chooses after how many months a website erases what customers left. */
export function RetentionChoice({ websiteId }: { websiteId: number }) {
  const t = useCustomersText();
  const {
    data,
    error,
    isPending: isLoading,
    refetch,
  } = useCall(api.readRetention, { params: { id: websiteId } });
  const { mutate, isPending } = useSaveRetention(websiteId);
  if (isLoading) return null;
  return (
    <Card className="card__pad">
      {data ? (
        <SelectField
          label={t('customers.retention.title')}
          hint={t('customers.retention.text')}
          className="max-w-[60ch]"
          disabled={isPending}
          value={String(data.months ?? NEVER)}
          onChange={({ currentTarget: { value } }) =>
            mutate({ months: RETENTION_MONTHS.find((months) => String(months) === value) ?? null })
          }
          options={[
            ...RETENTION_MONTHS.map((months) => ({
              value: String(months),
              label: t('customers.retention.months', { count: months }),
            })),
            { value: NEVER, label: t('customers.retention.never') },
          ]}
        />
      ) : (
        <PanelError
          title={t('customers.retention.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
