import { analyticsWeek } from '../analytics';
import { endpoint } from '../endpoint';
import { idParams, slugParams } from '../parameters';

export const recordVisit = endpoint({
  method: 'POST',
  path: '/api/public/:slug/visit',
  input: { params: slugParams },
  summary: 'Count a visit of a published page',
});

export const listAnalytics = endpoint({
  method: 'GET',
  path: '/api/websites/:id/analytics',
  input: { params: idParams },
  answer: analyticsWeek,
  summary: 'Visitors and page views of the last 7 days, on a plan with statistics',
});
