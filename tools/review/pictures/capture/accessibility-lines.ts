interface AccessibilityValue {
  readonly value?: string | number | boolean;
}

/** A node of `Accessibility.getFullAXTree` of the DevTools protocol, as far as it is read. */
export interface AccessibilityNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: AccessibilityValue;
  readonly name?: AccessibilityValue;
  readonly description?: AccessibilityValue;
  readonly value?: AccessibilityValue;
  readonly properties?: readonly { readonly name: string; readonly value: AccessibilityValue }[];
}

/** Roles of layout and of pieces of text, which a screen reader does not announce. */
const silentRoles = new Set([
  'InlineTextBox',
  'LabelText',
  'LineBreak',
  'ListMarker',
  'RootWebArea',
  'generic',
  'none',
  'paragraph',
]);

/** States that a screen reader announces, in this order. */
const announced = [
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'readonly',
  'required',
  'invalid',
  'modal',
  'busy',
  'live',
  'hasPopup',
  'valuetext',
] as const;

const textOf = (value?: AccessibilityValue) =>
  value?.value === undefined ? '' : String(value.value).replace(/\s+/g, ' ').trim();

function formatNode({ role, name, description, value, properties = [] }: AccessibilityNode): string {
  const states = new Map(properties.map((property) => [property.name, textOf(property.value)]));
  const shown = announced.flatMap((state) => {
    const setting = states.get(state);
    return setting === undefined || setting === '' || setting === 'false' || setting === 'off'
      ? []
      : [`${state}=${setting}`];
  });
  const quote = (label: string, text: string) => (text === '' ? [] : [`${label}"${text}"`]);
  return [
    textOf(role) === 'StaticText' ? 'text' : textOf(role),
    ...quote('', textOf(name)),
    ...quote('value=', textOf(value)),
    ...quote('description=', textOf(description)),
    ...shown,
  ].join(' ');
}

/** Returns a line for each announced node in reading order: role, name, value, description and states. */
export function formatAccessibilityTree(nodes: readonly AccessibilityNode[]): readonly string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: AccessibilityNode, parentName: string) => {
    const role = textOf(node.role);
    const name = textOf(node.name);
    // The text inside a button or link is already its name.
    const isRepeated = role === 'StaticText' && (name === '' || name === parentName);
    const isShown = !node.ignored && !silentRoles.has(role) && !isRepeated;
    if (isShown) lines.push(formatNode(node));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) visit(child, isShown ? name : parentName);
    }
  };
  const [first] = nodes;
  if (first !== undefined) visit(first, '');
  return lines;
}
