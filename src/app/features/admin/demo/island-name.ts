/** Names the demo's place in a page, and the ids in it. */
export const ADMIN_DEMO = 'admin-demo';
