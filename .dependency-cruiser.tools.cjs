/** Tests of tools, by the product that they may reach; `turbo.json` has the same as the inputs of their tasks. */
const mayReach = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^tools/${from}.*\\.test\\.ts$`, pathNot: '\\.(package|examples|postgres)\\.test\\.ts$' },
  to: { path: '^(packages|apps)/', pathNot: allowed, reachable: true },
});

module.exports = {
  forbidden: [
    mayReach('tools-of-the-contract-reach-no-other-product', 'openapi/', ['^packages/api/']),
    mayReach('tools-alone-reach-no-product', '(bench|browsers|examples|lint/plugin|new-flow|pictures|tasks)', [
      '^apps/sandbox/src/testing/postgres-cluster',
      '^packages/ui/src/testing/area-title',
    ]),
  ],
  options: require('./.dependency-cruiser.cjs').options,
};
