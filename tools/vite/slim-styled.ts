export const ofStyled = '/styled-components/dist/';

interface Part {
  /** What the product does without. */
  readonly of: string;
  readonly found: RegExp;
  readonly left: string;
}

/** The library comes minified: what names a part stands in the text, names of one letter are anybody's. */
const parts: readonly Part[] = [
  {
    of: 'a list of all elements that there are: one is made when it is named',
    found: /(\w+)=(\w+);\w+\.forEach\((\w+)=>\{\1\[\3\]=\2\(\3\)\}\)/,
    left: '$1=new Proxy($2,{get:(make,tag)=>make[tag]??=make(tag)})',
  },
  {
    of: 'what a styled component takes over from the component within it',
    found: /\w+&&\w+\(\w+,\w+,\{attrs:!0,componentStyle:!0,[^}]*\}\),/,
    left: '',
  },
  {
    of: 'values that a component has unless told otherwise, which React asks of none any more',
    found: /Object\.defineProperty\(\w+,"defaultProps",\{get\(\)[^]*?\.defaultProps,\w+\):\w+\}\}\),/,
    left: '',
  },
  {
    of: 'styles written as objects',
    found: /(\.toString!==Object\.prototype\.toString\?\((\w+)\.push\(\w+\.toString\(\)\),\2\)):\(\w+\(\w+,\2\),\2\)/,
    left: '$1:$2',
  },
  {
    of: 'comments, and braces that nobody closed: the build writes the styles anew',
    found:
      /const (\w+)=function\((\w+)\)\{const \w+=-1!==\2\.indexOf\("\/\/"\)[^]*?\}\((\w+)\);let (?=\w+=\w+\.compile)/,
    left: 'const $1=$3;let ',
  },
  {
    of: 'names put before every selector',
    found: /return \w+\.namespace&&\(\w+=\w+\(\w+,\w+\.namespace\)\),/,
    left: 'return ',
  },
  {
    of: 'rules kept as text, as developers see them',
    found: /(\(\{useCSSOMInjection:\w+,target:\w+,nonce:\w+\}\)=>)\w+\?(new \w+\(\w+,\w+\)):new \w+\(\w+,\w+\)/,
    left: '$1$2',
  },
  {
    of: 'the choice between the two',
    found: /Boolean\("boolean"==typeof SC_DISABLE_SPEEDY[^]*?"production"!==process\.env\.NODE_ENV\)/,
    left: '!1',
  },
  {
    of: 'rules that a server wrote into the page, and rules read back',
    found:
      /,!this\.server&&\w+&&\w+&&\(\w+=!1,\w+\(this\)\),\w+\(this,\(\)=>\(\w+=>\{[^]*?\}\)\(this\)\)\}rehydrate\(\)\{[^]*?\}getTag\(/,
    left: '}getTag(',
  },
  {
    of: 'groups of rules that are taken away',
    found: /clearGroup\([^]*?return \w+\}(?=\},\w+=`style\[)/,
    left: '',
  },
  {
    of: 'single rules that are taken away',
    found: /deleteRule\(\w+\)\{this\.sheet\.deleteRule\([^]*?\.cssText:""\}/,
    left: '',
  },
  {
    of: 'names that are taken away',
    found: /clearNames\(\w+\)\{[^]*?clearTag\(\)\{[^}]*\}/,
    left: '',
  },
];

/** What the library has for other products: themes of components, servers, styles as objects. */
export function withoutThemes(code: string): string {
  return parts.reduce((rest, { of, found, left }) => {
    if (!found.test(rest)) throw new Error(`tools/vite/slim-styled.ts does not find ${of}.`);
    return rest.replace(found, left);
  }, code);
}
