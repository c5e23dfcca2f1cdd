// Draws /api/openapi.json as a page. Plain JavaScript in a file of its own, so that the content security policy holds.
const list = document.getElementById('list');
const filter = document.getElementById('filter');

function element(tag, text, className) {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  if (className) node.className = className;
  return node;
}

function block(title, value) {
  const part = document.createDocumentFragment();
  part.append(element('h3', title), element('pre', typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
  return part;
}

/** A part of the document with all that it refers to in its place. */
function writtenOut(part, spec) {
  if (Array.isArray(part)) return part.map((item) => writtenOut(item, spec));
  if (part === null || typeof part !== 'object') return part;
  const { $ref, ...own } = part;
  const fields = Object.entries(own).map(([name, value]) => [name, writtenOut(value, spec)]);
  return { ...($ref ? writtenOut(component($ref, spec), spec) : {}), ...Object.fromEntries(fields) };
}

/** `#/components/schemas/ProposalDetail` */
const component = ($ref, spec) =>
  $ref
    .split('/')
    .slice(1)
    .reduce((within, name) => within[name], spec);

function call(path, method, operation) {
  const box = element('details');
  const head = element('summary');
  head.append(element('b', method.toUpperCase()), element('code', path), element('span', operation.summary));
  const body = element('div', '', 'in');
  body.append(element('p', operation.description));
  if (operation.parameters.length) body.append(block('Parâmetros', operation.parameters));
  if (operation.requestBody) body.append(block('Corpo', operation.requestBody.content));
  for (const [status, answer] of Object.entries(operation.responses))
    body.append(block(status, status === '200' ? (answer.content ?? answer.description) : answer.description));
  box.append(head, body);
  box.dataset.words = `${path} ${operation.operationId} ${operation.summary} ${operation.description}`.toLowerCase();
  return box;
}

fetch('/api/openapi.json')
  .then((answer) => answer.json())
  .then((spec) => {
    list.textContent = '';
    const groups = new Map();
    for (const [path, methods] of Object.entries(spec.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const tag = operation.tags[0];
        if (!groups.has(tag)) groups.set(tag, []);
        groups.get(tag).push(call(path, method, writtenOut(operation, spec)));
      }
    for (const [tag, calls] of groups) list.append(element('h2', tag), ...calls);
  })
  .catch(() => {
    list.textContent = 'Não foi possível carregar a descrição da API. Recarregue a página.';
  });

filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const box of list.querySelectorAll('details'))
    box.hidden = !words.every((word) => box.dataset.words.includes(word));
});
