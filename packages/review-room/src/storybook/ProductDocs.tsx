import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { toolbarTheme } from './toolbar-theme.ts';
import { lightBrand, darkBrand } from './brand.ts';

/** Docs pages in the product's colours, in the theme of the toolbar. */
export function ProductDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(toolbarTheme.subscribe, toolbarTheme.get);
  return (
    <DocsContainer {...rest} theme={theme === 'dark' ? darkBrand : lightBrand}>
      {children}
    </DocsContainer>
  );
}
