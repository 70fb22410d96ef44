import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { render as renderAlone, type ComponentRenderOptions, type RenderResult } from 'vitest-browser-react';
import './shown-texts.ts';

const WithTexts = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

/** Renders an element with all texts, in English until a test selects another language. */
export const render = (element: ReactNode, options: ComponentRenderOptions = {}): Promise<RenderResult> =>
  renderAlone(element, { wrapper: WithTexts, ...options });
