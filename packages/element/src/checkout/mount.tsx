import { i18n } from './texts.ts';
import { firstLanguage } from '@folioflow/flows/languages';
import { I18nProvider } from '@lingui/react';
import { Boundary, ClockProvider, createOpenModals, LinkProvider, SurfaceContext, type Surface } from '@folioflow/ui';
import { BrandContext, TroublePage, type Brand } from '@folioflow/ui/shell';
import { loadMissingPopover, RaisedNotices, reactRootOptions } from '@folioflow/wiring';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { CheckoutConfig } from './attributes.ts';
import type { Notify } from '../events.ts';
import { adaptRules } from '../styles/adapt-rules.ts';
import { COLUMN_CLASS, createBaseSheet, registerFonts, setRem, SURFACE_CLASS } from '../styles/base-sheet.ts';
import { observeColumn } from '../styles/column.ts';
import { createComponentSheet } from '../styles/component-sheet.ts';
import type { ElementTheme } from '../theme.ts';
export { loadMissingPopover };
export { parseAttributes } from './attributes.ts';
import { crashText } from './crash-text.ts';
import { createElementSession } from './element-session.ts';
import { ExitLink } from './ExitLink.tsx';
import { HostContext, type CheckoutHost } from './host-context.ts';
import { SipCheckoutApp, type SessionEnd } from './SipCheckoutApp.tsx';

interface MountOptions {
  readonly root: ShadowRoot;
  readonly config: CheckoutConfig;
  readonly token: string;
  readonly theme: ElementTheme;
  readonly notify: Notify;
}

/** A checkout that is shown. */
export interface MountedCheckout {
  /** The token as the provider has last replaced it; '' after the end of the session. */
  readonly token: string;
  readonly setToken: (token: string) => void;
  readonly setTheme: (theme: ElementTheme) => void;
  /** Opens the dialogs and notices again, which the browser closes when their place is moved. */
  readonly reopenDialogs: () => void;
  /** Returns false while there is nothing to focus. */
  readonly focus: (options?: FocusOptions) => boolean;
  readonly unmount: () => void;
}

const plugins = [adaptRules];
/** The host shows its own name and logo. */
const brand: Brand = { product: '' };
let baseSheet: CSSStyleSheet | null = null;

function createPlaces(root: ShadowRoot) {
  const column = document.createElement('div');
  const place = document.createElement('div');
  column.className = COLUMN_CLASS;
  place.className = SURFACE_CLASS;
  place.lang = firstLanguage.tag;
  column.append(place);
  root.replaceChildren(column);
  return { column, place };
}

/** Shows the checkout in a shadow root. */
export function mountSipCheckout({ root, config, token, theme, notify }: MountOptions): MountedCheckout {
  baseSheet ??= createBaseSheet();
  registerFonts();
  const components = createComponentSheet();
  root.adoptedStyleSheets = [baseSheet, components.sheet];
  const { column, place } = createPlaces(root);
  setRem(column);
  const setTheme = (next: ElementTheme) => {
    if (next === 'system') delete place.dataset['theme'];
    else place.dataset['theme'] = next;
  };
  setTheme(theme);
  const { matchMedia, stop: stopObserving } = observeColumn(column);
  const createSurface = (): Surface => ({ modals: createOpenModals(), matchMedia });
  let surface = createSurface();
  let end: SessionEnd | null = null;
  const session = createElementSession({
    providerUrl: config.providerUrl,
    token,
    onEnd: (path) => {
      end = { hadFocus: root.activeElement !== null };
      render();
      notify('folioflow-session-ended', { path });
    },
    onTokenReplaced: () => notify('folioflow-token-replaced', null),
  });
  const focus = (options?: FocusOptions): boolean => {
    const heading = place.querySelector('h1');
    if (heading === null) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus(options);
    return true;
  };
  const host: CheckoutHost = { config, session, notify, focusHeading: () => void focus() };
  const onCrash = () => notify('folioflow-failed', { kind: 'crash', message: crashText });
  const reactRoot = createRoot(
    place,
    reactRootOptions({ onCrash }, () => undefined),
  );
  let sessions = 0;
  function render() {
    reactRoot.render(
      <I18nProvider i18n={i18n}>
        <StyleSheetManager target={components.target} stylisPlugins={plugins}>
          <SurfaceContext value={surface}>
            <BrandContext value={brand}>
              <HostContext value={host}>
                <ClockProvider now={Date.now} providerNow={session.providerNow}>
                  <LinkProvider link={ExitLink}>
                    <RaisedNotices>
                      <Boundary fallback={(_, retry) => <TroublePage kind="crashed" onRetry={retry} />}>
                        <SipCheckoutApp key={sessions} end={end} />
                      </Boundary>
                    </RaisedNotices>
                  </LinkProvider>
                </ClockProvider>
              </HostContext>
            </BrandContext>
          </SurfaceContext>
        </StyleSheetManager>
      </I18nProvider>,
    );
  }
  render();
  return {
    get token() {
      return session.token();
    },
    setToken: (next) => {
      const isNewSession = session.token() === '';
      session.setToken(next);
      if (!isNewSession) return;
      sessions += 1;
      end = null;
      render();
    },
    setTheme,
    reopenDialogs: () => {
      surface = createSurface();
      render();
    },
    focus,
    unmount: () => {
      reactRoot.unmount();
      session.stop();
      stopObserving();
      root.adoptedStyleSheets = [];
      root.replaceChildren();
    },
  };
}
