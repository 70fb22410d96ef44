import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { shownTheme } from './shown-theme.ts';
import { brand, brandInDark } from './brand.ts';

/** Docs pages in the product's colours, in the theme of the toolbar. */
export function ProductDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(shownTheme.subscribe, shownTheme.get);
  return (
    <DocsContainer {...rest} theme={theme === 'dark' ? brandInDark : brand}>
      {children}
    </DocsContainer>
  );
}
