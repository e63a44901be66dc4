import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ShownBookings } from './shown-bookings';

export function useShownBookings(websiteId: number): ShownBookings {
  const queryClient = useQueryClient();
  return useMemo(() => new ShownBookings(queryClient, websiteId), [queryClient, websiteId]);
}
