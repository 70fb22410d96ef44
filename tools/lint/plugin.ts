import type { RuleTester } from 'oxlint/plugins-dev';
import { isActionNameRejected, rejectedCommentLines } from './plain-language.ts';

type LintRule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;

/** Reports each comment line that opens with a relative pronoun or an indefinite one (`docs/house-style.md`). */
export const commentOpening: LintRule = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { value, loc } of sourceCode.getAllComments())
        for (const { line, word } of rejectedCommentLines(value))
          report({
            loc: { line: loc.start.line + line, column: 0 },
            message: `A comment begins with a noun or a verb, not with "${word}".`,
          });
    },
  }),
};

/** Reports each action of a chart whose verb does not name its effect (`docs/house-style.md`). */
export const actionName: LintRule = {
  create: ({ report }) => ({
    Property(node) {
      const { key, value } = node;
      if (key.type !== 'Identifier' || key.name !== 'actions' || value.type !== 'ObjectExpression') return;
      for (const property of value.properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          isActionNameRejected(property.key.name)
        )
          report({
            node: property.key,
            message: `An action begins with set, clear, append, reset, select or mark, not as "${property.key.name}".`,
          });
    },
  }),
};

export default {
  meta: { name: 'folioflow' },
  rules: { 'comment-opening': commentOpening, 'action-name': actionName },
};
