export const uploads = {
  template: {
    file: 'modelo-ofertas',
    sheet: 'Ofertas',
    help: 'Ajuda',
    column: 'Coluna',
    meaning: 'O que deve conter',
    field: {
      code: 'O código nacional da embalagem. É necessário este ou o EAN. Os zeros iniciais são mantidos: a coluna está em formato de texto.',
      gtin: 'O EAN ou GTIN da embalagem, com 8, 12, 13 ou 14 algarismos.',
      stock: 'Um número inteiro de 0 a 99 999. Com a origem «armazenista», 0 significa sem limite.',
      price: 'O preço de venda com IVA, superior a 0, com duas casas decimais no máximo.',
      origin: 'Escolha na lista: próprio ou armazenista. Vazio equivale a armazenista.',
      sku: 'A sua própria referência; é repetida nos resultados.',
    },
    untouched: 'As ofertas que não estão no ficheiro ficam como estão. Nada muda antes de ver a pré-visualização e a aplicar.',
  },
};
