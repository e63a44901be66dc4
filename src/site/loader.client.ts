/* Pages load only this script until a visitor comes near something to do. It stays under 2 kB, so it imports nothing. It
   marks the visit, renews what changes with the time, makes dialogs work where the browser does not know `command`, and
   wakes islands. */
export {};

const NEAR = '300px';
const { slug, hydrate: hydrateUrl, notLoaded = '', draft, until } = document.documentElement.dataset;

function markVisit() {
  fetch(`/api/public/${slug}/visit`, { method: 'POST', keepalive: true }).catch(() => undefined);
}

// Nobody counts the visits of a draft, or of a demo, whose slug is `demo/` and its name.
if (draft === undefined && !slug?.startsWith('demo/')) {
  // A page that the browser only prepared in advance was not visited yet.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', markVisit, { once: true });
  } else markVisit();
}

const TIMED = '[data-timed]';
/** This time lies between two looks, so that a visitor's wrong clock does not make the page ask without end. */
const PAUSE_MS = 60_000;
let nextLookAt = Number(until);

/** Renews in a tab that stays open what changes as time goes by, such as today's menu, and removes what is over. */
function renewTimed() {
  if (document.hidden || Date.now() < nextLookAt) return;
  nextLookAt = Date.now() + PAUSE_MS;
  fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const { dataset } = page.documentElement;
      // A page that says only that something failed, ours or the network's, has nothing of this one.
      if (dataset.slug !== slug) return;
      for (const old of document.querySelectorAll(TIMED)) {
        const renewed = page.getElementById(old.id);
        if (!renewed) old.remove();
        // A section that reads the same stays as it is, with what was unfolded in it.
        else if (renewed.textContent !== old.textContent) old.replaceWith(renewed);
      }
      nextLookAt = Math.max(nextLookAt, Number(dataset.until) || 0);
    })
    .catch(() => undefined);
}

if (until && document.querySelector(TIMED)) {
  setInterval(renewTimed, PAUSE_MS);
  document.addEventListener('visibilitychange', renewTimed);
}

let pressed: EventTarget | null = null;
document.addEventListener('pointerdown', ({ target }) => {
  pressed = target;
});

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button[commandfor]');
  if (button && !('commandForElement' in button)) {
    const dialog = document.getElementById(
      button.getAttribute('commandfor') ?? '',
    ) as HTMLDialogElement | null;
    if (button.getAttribute('command') === 'close') dialog?.close();
    else dialog?.showModal();
  }
  if (target === pressed && target instanceof HTMLDialogElement && isOutside(event, target)) {
    // A dialog may refuse, as with the Escape key.
    if (target.dispatchEvent(new Event('cancel', { cancelable: true }))) target.close();
  }
});

let isSteppingBack = false;
const addEntry = () => history.pushState({ ...history.state, isDialog: true }, '');

// Back closes a dialog instead of leaving the page: the history has one more entry while a dialog is open.
document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    // The entry is still there while our step back from the previous dialog is on its way.
    if (newState === 'open') {
      if (!history.state?.isDialog) addEntry();
    } else if (history.state?.isDialog) {
      isSteppingBack = true;
      history.back();
    }
  },
  true,
);
// After a reload no dialog is open, and its entry would take the first Back without any effect.
if (history.state?.isDialog) {
  isSteppingBack = true;
  history.back();
}
addEventListener('popstate', () => {
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  // Our own step back comes late: a dialog that was opened meanwhile stays.
  if (!isSteppingBack) return open?.close();
  isSteppingBack = false;
  if (open && !history.state?.isDialog) addEntry();
});

function isOutside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

const ISLAND = '[data-island]:not([data-awake])';
const waking = new Map<Element, Promise<void>>();
const notice = Object.assign(document.createElement('p'), { className: 's-error', textContent: notLoaded });
notice.setAttribute('role', 'alert');
let attempt = 0;

function wake(island: Element): Promise<void> {
  const isWaking = waking.get(island);
  if (isWaking) return isWaking;
  const promise = start(island);
  waking.set(island, promise);
  promise.catch(() => waking.delete(island));
  return promise;
}

async function start(island: Element) {
  try {
    // Browsers never ask again for a script that did not come, but they do for one at another address.
    const address = attempt === 0 ? hydrateUrl : `${hydrateUrl}?${attempt}`;
    const { hydrate } = await import(/* @vite-ignore */ address ?? '');
    // React must find the page as the server wrote it.
    notice.remove();
    await hydrate(island);
  } catch (error) {
    attempt += 1;
    throw error;
  }
}

/** Goes on once the island of a press or a form is awake; a visitor who waits is told if it cannot wake. */
function whenAwake(island: Element, place: Element, goOn: () => void) {
  wake(island).then(goOn, () => place.after(notice));
}

function wakeTouched({ target }: Event) {
  const island = target instanceof Element && target.closest(ISLAND);
  if (island) wake(island).catch(() => undefined);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target).catch(() => undefined);
    }
  },
  { rootMargin: NEAR },
);
for (const island of document.querySelectorAll(ISLAND)) observer.observe(island);

// A button or link that opens a dialog of an island is pressed again when the island is awake.
document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const opener = target instanceof Element ? target.closest<HTMLElement>(`${ISLAND} [aria-haspopup]`) : null;
  const island = opener?.closest(ISLAND);
  if (!opener || !island || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (opener instanceof HTMLAnchorElement) {
    wake(island).then(
      () => opener.click(),
      () => location.assign(opener.href),
    );
  } else whenAwake(island, opener, () => opener.click());
});

document.addEventListener('focusin', wakeTouched);
document.addEventListener('pointerdown', wakeTouched);

// A form that is sent before its island is awake is sent again by the island.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest(ISLAND);
  if (!island) return;
  event.preventDefault();
  whenAwake(island, event.submitter ?? form, () => form.requestSubmit());
});
