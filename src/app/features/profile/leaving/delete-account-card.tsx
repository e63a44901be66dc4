import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '@/contracts/auth';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useText } from '../use-text';
import { DeleteAccountDialog } from './delete-account-dialog';

export function DeleteAccountCard({ user }: { user: CurrentUser }) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card
      className="card__pad flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      aria-labelledby="delete"
    >
      <div className="grid gap-1">
        <h2 className="h3" id="delete">
          {t('profile.delete.title')}
        </h2>
        <p className="soft">{t('profile.delete.text')}</p>
      </div>
      <Button variant="danger-quiet" className="-ml-4 sm:-mr-4" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('profile.delete.action')}
      </Button>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
