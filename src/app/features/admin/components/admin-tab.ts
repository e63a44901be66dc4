export const ADMIN_TABS = ['messages', 'bookings', 'orders', 'analytics'] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
