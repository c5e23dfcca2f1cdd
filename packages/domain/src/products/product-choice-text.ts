/**
 * The declarations that a client signs with the lists of accepted and declined products (STJ, Tema 972). A paper states
 * the version; a new wording needs a new version.
 */
export const productChoiceText = {
  version: '2026-12',
  /** no product is a condition of the credit */
  credit:
    'Nenhum dos seguros, produtos e serviços abaixo é condição do financiamento. A decisão de crédito, a taxa e o prazo são os mesmos com ou sem eles, e você pode contratar o mesmo seguro com outra seguradora.',
  lists:
    'Declaro que os produtos foram apresentados com o preço e o efeito na parcela, que a parcela sem produtos estava visível, e que aceitei e recusei os produtos das listas acima por minha livre escolha.',
  /** the consent to one insurance product */
  consent:
    'Concordo com a contratação deste seguro, por minha livre escolha e pelo preço indicado. Recebi as informações sobre o que ele cobre e o que não cobre, e sei que ele tem proposta própria e pode ser cancelado sem alterar a aprovação do financiamento.',
} as const;
