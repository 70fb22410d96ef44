// What the built app sends, as far as it concerns a widget: no style may stand in the page as text.
const POLICY =
  "default-src 'none'; script-src blob:; img-src data:; connect-src *; style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

let frame: HTMLIFrameElement | undefined;
export const removeWidgetPage = (): void => frame?.remove();

/** A page under the app's policy with a widget's script in it, and what the service behind the widget was told. */
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
  const root = () => page.document.querySelector(mark)?.shadowRoot ?? undefined;
  const button = (label: string) =>
    [...(root()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
  return { page, told, violations, root, button };
}
