import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  retainSearchParams,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { findSupportEmail } from '@/app/lib/page-facts';
import { toSafeNextPath } from '@/app/lib/paths';
import { useText } from '@/app/lib/texts';
import { isCalendarDate } from '@/core/dates';
import { recordId } from '@/core/fields';
import type { Locale } from '@/core/locale/locale';
import { paths } from '@/core/screen-paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { readPlanSearch } from './entities/plans-on-sale';
import { type CalendarView, isCalendarView } from './features/admin/calendar/shown-days';
import { readCustomersSearch } from './features/admin/customers/customers-address';
import { type ListSearch, readListSearch } from './features/admin/search/list-address';
import { isStep, type Step } from './features/dashboard/first-run/steps';
import { LoadingScreen } from './frame/loading-screen';
import { OwnerGate } from './frame/owner-gate';
import { Redirect } from './frame/redirect';
import { RootFrame } from './frame/root-frame';
import { readAskedLanguage } from './lib/asked-language';
import { changeDocument } from './lib/next-document';
import { NotFoundScreen } from './screens/not-found-screen';

// Each screen brings its own code: the editor does not wait for the forms of the sign-in.
const LoginScreen = lazyRouteComponent(() => import('./screens/login-screen'), 'LoginScreen');
const RegisterScreen = lazyRouteComponent(() => import('./screens/register-screen'), 'RegisterScreen');
const ForgotPasswordScreen = lazyRouteComponent(
  () => import('./screens/forgot-password-screen'),
  'ForgotPasswordScreen',
);
const ResetPasswordScreen = lazyRouteComponent(
  () => import('./screens/reset-password-screen'),
  'ResetPasswordScreen',
);
const ConfirmEmailScreen = lazyRouteComponent(
  () => import('./screens/confirm-email-screen'),
  'ConfirmEmailScreen',
);
const DashboardScreen = lazyRouteComponent(() => import('./screens/dashboard-screen'), 'DashboardScreen');
const BinScreen = lazyRouteComponent(() => import('./screens/bin-screen'), 'BinScreen');
const EditorScreen = lazyRouteComponent(() => import('./screens/editor-screen'), 'EditorScreen');
const AdminScreen = lazyRouteComponent(() => import('./screens/admin-screen'), 'AdminScreen');
const BusinessScreen = lazyRouteComponent(() => import('./screens/business-screen'), 'BusinessScreen');
const HoursScreen = lazyRouteComponent(() => import('./screens/hours-screen'), 'HoursScreen');
const ImportScreen = lazyRouteComponent(() => import('./screens/import-screen'), 'ImportScreen');
const CustomersScreen = lazyRouteComponent(() => import('./screens/customers-screen'), 'CustomersScreen');
const CalendarsScreen = lazyRouteComponent(() => import('./screens/calendars-screen'), 'CalendarsScreen');
const PeopleScreen = lazyRouteComponent(() => import('./screens/people-screen'), 'PeopleScreen');
const ProfileScreen = lazyRouteComponent(() => import('./screens/profile-screen'), 'ProfileScreen');
const SubscribeScreen = lazyRouteComponent(() => import('./screens/subscribe-screen'), 'SubscribeScreen');
const SubscriptionScreen = lazyRouteComponent(
  () => import('./screens/subscription-screen'),
  'SubscriptionScreen',
);
const PaymentSuccessScreen = lazyRouteComponent(
  () => import('./screens/payment-success-screen'),
  'PaymentSuccessScreen',
);

const root = createRootRoute({
  component: RootFrame,
  beforeLoad: ({ location }) => changeDocument(location),
});

/** Screens before the sign-in stay in the language that the first one was asked for. */
const keepsLanguage = {
  validateSearch: readAskedLanguage,
  search: { middlewares: [retainSearchParams<{ lang?: Locale }>(['lang'])] },
};

const visitor = createRoute({
  getParentRoute: () => root,
  id: 'visitor',
  component: VisitorGate,
  // Both load together, because registration leads straight to the sign-in.
  loader: () => Promise.all([LoginScreen.preload?.(), RegisterScreen.preload?.()]).then(() => null),
  ...keepsLanguage,
  validateSearch: ({ next, ...search }: { next?: unknown }): { next?: string; lang?: Locale } => ({
    ...(typeof next === 'string' && { next }),
    ...readAskedLanguage(search),
  }),
});
const login = createRoute({ getParentRoute: () => visitor, path: '/login', component: LoginScreen });
const register = createRoute({ getParentRoute: () => visitor, path: '/register', component: RegisterScreen });

// This screen is for everybody: somebody who is signed in here may have forgotten the password, too.
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: ForgotPasswordScreen,
  ...keepsLanguage,
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: ResetPasswordScreen,
});
// Mail may be read on another device than the one on which somebody is signed in.
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: ConfirmEmailScreen,
});

const owner = createRoute({ getParentRoute: () => root, id: 'owner', component: OwnerGate });
const dashboard = createRoute({
  getParentRoute: () => owner,
  path: '/',
  component: DashboardScreen,
  // The first run shows this step.
  validateSearch: ({ step }: { step?: unknown }): { step?: Step } => (isStep(step) ? { step } : {}),
});
const bin = createRoute({ getParentRoute: () => owner, path: '/dashboard/bin', component: BinScreen });
// New and existing websites share a route: a website that gets its id here keeps its editor.
const editor = createRoute({
  getParentRoute: () => owner,
  path: '/editor/{-$websiteId}',
  component: createWebsiteScreen(EditorScreen),
});
const adminChoice = createRoute({ getParentRoute: () => owner, path: '/admin', component: AdminScreen });
const admin = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId',
  // The address says how bookings are shown and what is looked for in the lists; the tab itself is its hash.
  validateSearch: ({ view, date, person, ...search }: Record<string, unknown>): AdminSearch => ({
    ...(isCalendarView(view) && { view }),
    ...(typeof date === 'string' && isCalendarDate(date) && { date }),
    ...(typeof person === 'string' && person !== '' && { person }),
    ...readListSearch(search),
  }),
  component: createWebsiteScreen(AdminScreen),
});
const hours = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/hours',
  component: createWebsiteScreen(HoursScreen),
});
const business = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/business',
  component: createWebsiteScreen(BusinessScreen),
});
const calendars = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/calendars',
  component: createWebsiteScreen(CalendarsScreen),
});
const people = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/people',
  component: createWebsiteScreen(PeopleScreen),
});
const customers = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/customers/{-$customerKey}',
  validateSearch: readCustomersSearch,
  component: createWebsiteScreen(CustomersScreen),
});
const imports = createRoute({
  getParentRoute: () => owner,
  path: '/admin/$websiteId/import',
  component: createWebsiteScreen(ImportScreen),
});
const profile = createRoute({
  getParentRoute: () => owner,
  path: '/profile',
  component: ProfileScreen,
  // A link elsewhere can open a dialog at once.
  validateSearch: ({ change }: { change?: unknown }): { change?: 'email' } =>
    change === 'email' ? { change } : {},
});

const paymentSuccess = createRoute({
  getParentRoute: () => owner,
  path: '/payment-success',
  component: PaymentSuccessScreen,
  validateSearch: parsePaymentReturn,
});

// This screen is for everybody: visitors see the plans and where to sign in.
const subscribe = createRoute({
  getParentRoute: () => root,
  path: '/subscribe',
  component: SubscribeScreen,
  validateSearch: readPlanSearch,
});
const subscription = createRoute({
  getParentRoute: () => root,
  path: '/subscription',
  component: SubscriptionScreen,
  validateSearch: ({ success, kept, ...search }: { success?: unknown; kept?: unknown; plan?: unknown }) => ({
    ...(String(success) === 'true' && { success: true }),
    ...(String(kept) === 'true' && { kept: true }),
    ...readPlanSearch(search),
  }),
});

const routeTree = root.addChildren([
  visitor.addChildren([login, register]),
  forgotPassword,
  resetPassword,
  confirmEmail,
  owner.addChildren([
    dashboard,
    editor,
    adminChoice,
    admin,
    hours,
    business,
    people,
    calendars,
    customers,
    imports,
    bin,
    profile,
    paymentSuccess,
  ]),
  subscribe,
  subscription,
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: NotFoundScreen,
});

declare module '@tanstack/react-router' {
  /** One screen tells these to the next one outside of the address. */
  interface HistoryState {
    /** The sign-in fills in this email. */
    email?: string;
    /** True if the account has just been opened. */
    isNew?: boolean;
    /** The entry before this one shows this step of the first run. */
    stepBefore?: Step;
  }
  interface Register {
    router: typeof router;
  }
}

interface AdminSearch extends ListSearch {
  /** Only the bookings of this person are shown. */
  person?: string;
  view?: CalendarView;
  date?: string;
}

/** The payment provider puts these into the address when it sends the owner back; the second only after a redirect. */
interface PaymentReturn {
  payment_intent?: string;
  redirect_status?: string;
}

/** Reads the address of /payment-success; an id may look like a number there. */
function parsePaymentReturn(search: Record<string, unknown>): PaymentReturn {
  const read = (name: keyof PaymentReturn) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? { [name]: String(value) } : {};
  };
  return { ...read('payment_intent'), ...read('redirect_status') };
}

/** Sign-in and registration are for visitors; whoever is signed in (now) goes on to the place they came for. */
function VisitorGate() {
  const { user, isLoading } = useCurrentUser();
  const { next } = useSearch({ strict: false });
  if (isLoading) return <LoadingScreen />;
  if (user) return <Redirect href={toSafeNextPath(next, window.location.origin) ?? paths.home} />;
  return <Outlet />;
}

/** Makes the screen of the website whose id is in the address, or of none where the route has no id. */
function createWebsiteScreen(Screen: AsyncRouteComponent<{ websiteId?: number }>) {
  function WebsiteScreen() {
    const { websiteId } = useParams({ strict: false });
    if (websiteId === undefined) return <Screen />;
    const id = recordId.safeParse(websiteId);
    return id.success ? <Screen websiteId={id.data} /> : <NotFoundScreen />;
  }
  // It is fetched beside the session, as other screens are, and not after it.
  WebsiteScreen.preload = Screen.preload;
  return WebsiteScreen;
}

/** Stands in for a screen that broke, or whose code could not be loaded. */
function CrashScreen() {
  const t = useText();
  const support = findSupportEmail();
  const link = (address: ReactNode) => (
    <a className="link wrap-anywhere" href={`mailto:${support}`}>
      {address}
    </a>
  );
  return (
    <main id="main" className="wrap page">
      <div className="card">
        <EmptyState
          icon={<CircleAlert className="icon--lg" />}
          title={t('frame.crashTitle')}
          text={support ? t.rich('frame.crashTextSupport', { email: support, link }) : t('frame.crashText')}
          action={
            <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
              <RotateCw />
              {t('common.reload')}
            </Button>
          }
        />
      </div>
    </main>
  );
}
