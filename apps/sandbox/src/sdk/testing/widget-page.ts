// Policy of the built app, as far as it concerns a widget: inline styles are forbidden.
const POLICY =
  "default-src 'none'; script-src blob:; img-src data:; connect-src *; style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

let frame: HTMLIFrameElement | undefined;
export const removeWidgetPage = (): void => frame?.remove();

/** Creates a page under the app's policy with the script of a widget, and records the requests to its service. */
export async function widgetPage(source: string, mark: string, answer: () => Response) {
  const made = document.createElement('iframe');
  frame = made;
  made.srcdoc = `<!doctype html><html lang="en"><head><title>App</title><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head><body></body></html>`;
  await new Promise((resolve) => {
    made.addEventListener('load', resolve, { once: true });
    document.body.append(made);
  });
  const page = made.contentWindow;
  if (page === null) throw new Error('The frame has no page.');
  const told: unknown[] = [];
  const violations: string[] = [];
  page.document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  page.fetch = (address, init) => {
    told.push([address instanceof Request ? address.url : String(address), init?.body]);
    return Promise.resolve(answer());
  };
  const script = page.document.createElement('script');
  script.src = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  await new Promise((resolve) => {
    script.addEventListener('load', resolve, { once: true });
    page.document.head.append(script);
  });
  const shadowRoot = () => page.document.querySelector(mark)?.shadowRoot ?? undefined;
  const findButton = (label: string) =>
    [...(shadowRoot()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
  return { page, told, violations, root: shadowRoot, button: findButton };
}
