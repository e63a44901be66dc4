import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, getCallKey } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Customer, CustomerCard, CustomerEdit, Retention } from '@/contracts/customers';
import * as api from '@/contracts/endpoints/customers';
import { getWebsite } from '@/contracts/endpoints/websites';
import type { CustomerKind } from '@/core/customers';
import { paths } from '@/core/screen-paths';
import { useToast } from '@/ui/toast';
import { createListReader, type Page } from '../api/list-pages';
import { useCustomersText } from './use-customers-text';

const { getKey, getAddress, fetchPage } = createListReader(api.listCustomers);

/** Reads page by page the people of a kind, or all, whose name, email or phone contains a text. */
export function useCustomerList(id: number, q: string, kind: CustomerKind | undefined) {
  const query = { ...(q !== '' && { q }), ...(kind && { kind }) };
  return useInfiniteQuery({
    queryKey: [...getKey(id), query],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: getAddress(id, query),
    getNextPageParam: (page) => page.next,
    select: (data: InfiniteData<Page<Customer>>) => data.pages.flatMap((page) => page.items),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
}

export type CustomerList = ReturnType<typeof useCustomerList>;

const getCardKey = (id: number, key: string) => getCallKey(api.readCustomer, { params: { id, key } });

/** Saves the note and the minutes of a card. */
export function useSaveCustomer(id: number, key: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CustomerEdit) => call(api.saveCustomer, { params: { id, key }, body }),
    onSuccess: (own) =>
      queryClient.setQueryData<CustomerCard>(getCardKey(id, key), (card) => card && { ...card, ...own }),
  });
}

/** Erases a customer, then goes back to the list. */
export function useEraseCustomer(id: number, key: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const t = useCustomersText();
  return useMutation({
    mutationFn: () => call(api.eraseCustomer, { params: { id, key } }),
    onSuccess: async () => {
      showToast({ title: t('customers.erase.done') });
      // A note that is not saved goes with the customer.
      await navigate({ to: paths.customers(id), replace: true, ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: getCardKey(id, key) });
      await queryClient.invalidateQueries({ queryKey: getCallKey(getWebsite, { params: { id } }) });
    },
    onError: (error) =>
      showToast({ title: t('customers.erase.failed'), description: findFailureDetail(error), tone: 'bad' }),
  });
}

/** Joins another card to this one. */
export function useJoinCustomers(id: number, key: string, onSettled: () => void) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useCustomersText();
  return useMutation({
    mutationFn: (other: string) => call(api.joinCustomers, { params: { id, key }, body: { other } }),
    onSuccess: async () => {
      showToast({ title: t('customers.join.done') });
      await queryClient.invalidateQueries({ queryKey: getCallKey(api.listCustomers, { params: { id } }) });
    },
    onError: (error) =>
      showToast({ title: t('customers.join.failed'), description: findFailureDetail(error), tone: 'bad' }),
    onSettled,
  });
}

/** Changes after how many months a website erases what customers left. */
export function useSaveRetention(id: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useCustomersText();
  return useMutation({
    mutationFn: (body: Retention) => call(api.saveRetention, { params: { id }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(getCallKey(api.readRetention, { params: { id } }), saved);
      showToast({ title: t('customers.retention.saved') });
    },
    onError: (error) =>
      showToast({
        title: t('customers.retention.failed'),
        description: findFailureDetail(error),
        tone: 'bad',
      }),
  });
}
