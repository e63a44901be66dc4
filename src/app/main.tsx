import './app.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './frame/app-providers';
import { currentUserQuery } from './lib/current-user';
import { createQueryClient } from './lib/query-client';
import { router } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
// Beside the screen's own script, for which the first render waits.
void queryClient.prefetchQuery(currentUserQuery);

createRoot(container).render(
  <StrictMode>
    <AppProviders queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
