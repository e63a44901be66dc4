/** Names the island of the demo in a page, and begins the ids in it. */
export const ADMIN_DEMO = 'admin-demo';
