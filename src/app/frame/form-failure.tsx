import { CircleAlert } from 'lucide-react';
import { Banner } from '@/ui/banner';

/** What the server refused, above the form. */
export function FormFailure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Banner tone="red" icon={<CircleAlert />}>
      {text}
    </Banner>
  );
}
