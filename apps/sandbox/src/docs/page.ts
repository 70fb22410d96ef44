/** The documentation page. Its addresses are relative, so that it works in any folder. */
export const docsPage = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Folioflow provider contract</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="swagger-ui.css" />
    <script src="swagger-ui-bundle.js" defer></script>
    <script src="docs.js" defer></script>
  </head>
  <body>
    <main id="contract">The contract is loading: <a href="openapi.json">openapi.json</a></main>
  </body>
</html>
`;

/** Script of the documentation page. Tokens are not stored, and the document is sent to no validator. */
export const docsScript = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#contract',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  showExtensions: true,
  filter: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;
