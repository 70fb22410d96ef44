import { Boundary, ClockProvider, LinkProvider, type LinkProps } from '@folioflow/ui';
import { BrandContext, TroublePage, type Brand } from '@folioflow/ui/shell';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, useHref, useLinkClickHandler } from 'react-router-dom';
import { BackClosesModal } from './BackClosesModal.tsx';
import { Notices } from './Notices.tsx';
import { applyReaderLanguage } from './change-language.ts';
import type { Texts } from './texts.ts';
import { TextsContext } from './texts-context.ts';
import { WiringContext, type Wiring } from './wiring.ts';

/** A plain link of the router, without data prefetching of a framework. */
function RouterLink({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

interface WiredAppProps {
  app: Wiring;
  texts: Texts;
  /** Name and logo of the product, usually from the served configuration. */
  brand: Brand;
  /** The router component; the browser's address bar by default. */
  router?: ComponentType<{ children: ReactNode }> | undefined;
  /** The routes. */
  children: ReactNode;
}

/** An app with everything that is rendered above its routes. */
export function WiredApp({ app, texts, brand, router: Router = BrowserRouter, children }: WiredAppProps) {
  useEffect(() => app.startListening(), [app]);
  // After the page is hydrated: the served text is in the language of the page, and React must find it so.
  useEffect(() => void applyReaderLanguage(texts, app.stores.local), [app, texts]);
  return (
    <I18nProvider i18n={i18n}>
      <Boundary fallback={() => <TroublePage kind="crashed" onRetry={() => location.reload()} />}>
        <TextsContext value={texts}>
          <WiringContext value={app}>
            <BrandContext value={brand}>
              <ClockProvider now={app.now} providerNow={app.providerNow}>
                <LinkProvider link={RouterLink}>
                  <Notices>
                    <Router>
                      <BackClosesModal />
                      {children}
                    </Router>
                  </Notices>
                </LinkProvider>
              </ClockProvider>
            </BrandContext>
          </WiringContext>
        </TextsContext>
      </Boundary>
    </I18nProvider>
  );
}
