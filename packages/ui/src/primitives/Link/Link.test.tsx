import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import '../../tokens/tokens.css';
import { type LinkProps, LinkProvider } from './LinkProvider.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ExternalLink, TextLink } from './TextLink.tsx';

test('links use the link component of the app', async () => {
  const gone: string[] = [];
  function RouterLink({ to, ...rest }: LinkProps) {
    return (
      <a
        {...rest}
        href={to}
        onClick={(event) => {
          event.preventDefault();
          gone.push(to);
        }}
      />
    );
  }
  await render(
    <LinkProvider link={RouterLink}>
      <TextLink to="/signin">Sign in</TextLink>
      <LinkButton to="/schemeList">Explore</LinkButton>
    </LinkProvider>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Sign in' }));
  await userEvent.click(page.getByRole('link', { name: 'Explore' }));
  expect(gone).toEqual(['/signin', '/schemeList']);
});

test('without a link component they are plain links, and an external link has no opener', async () => {
  await render(
    <>
      <TextLink to="/signin">Sign in</TextLink>
      <ExternalLink href="https://help.example.in">Helpdesk</ExternalLink>
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  await expect.element(page.getByRole('link', { name: 'Helpdesk' })).toHaveAttribute('rel', 'noopener');
});

test('a link on its own has a full touch target in the space of one line', async () => {
  await render(
    <p style={{ display: 'grid' }}>
      <TextLink to="/reset" alone>
        Forgot Password?
      </TextLink>
    </p>,
  );
  const link = page.getByRole('link').element();
  expect(link.getBoundingClientRect().height).toBe(44);
  expect(link.parentElement?.getBoundingClientRect().height).toBe(24);
});
