import { CircleAlert } from 'lucide-react';
import { Banner } from '@/ui/banner';

/** Says above the form why the server refused. */
export function FormFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {text}
    </Banner>
  );
}
