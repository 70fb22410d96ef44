import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path inside the app. */
  to: string;
}

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

interface LinkProviderProps {
  /** The link component of the router; it must render an `<a>` and pass the other props on. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/**
 * Provides the router's link component to every link of the UI, which knows no router. Without it links are plain
 * `<a>`.
 */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link inside the app. */
export function AppLink(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
