import type { ProductImage as Image } from '@offizin/contract/catalogue/product-image';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { packText, ProductCodes } from './product-codes.tsx';
import { ProductImage } from './product-image.tsx';
import classes from './product-row.module.css';

export interface ListedProduct {
  readonly productId: string;
  readonly name: string;
  readonly pack: string;
  readonly image: Image;
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
}

interface ProductRowProps {
  readonly product: ListedProduct;
  /** The address of the list, over which the product opens. */
  readonly search: object;
}

/** A product's name, which opens it, and its codes. */
export function ProductLink({ product, search }: ProductRowProps) {
  return (
    <>
      <Link
        to="."
        search={{ ...search, product: product.productId }}
        className={classes['link']}
        resetScroll={false}
        data-product={product.productId}
      >
        <b>{product.name}</b> <span>{packText(product.pack)}</span>
      </Link>
      <ProductCodes product={product} />
    </>
  );
}

/** The same with the product's picture. */
export function ProductCell(props: ProductRowProps) {
  return (
    <div className={classes['cell']}>
      <ProductImage image={props.product.image} />
      <div>
        <ProductLink {...props} />
      </div>
    </div>
  );
}

export interface ProductCardProps extends ProductRowProps {
  readonly state: ReactNode;
  /** Figures at the right, the first of them large. */
  readonly figures: ReactNode;
}

/** A product of a list as a card that opens it. */
export function ProductCard({ product, search, state, figures }: ProductCardProps) {
  return (
    <Link
      to="."
      search={{ ...search, product: product.productId }}
      className={classes['card']}
      resetScroll={false}
      data-product={product.productId}
    >
      <ProductImage image={product.image} />
      <span className={classes['what']}>
        <span className={classes['name']}>
          <b>{product.name}</b> {packText(product.pack)}
        </span>
        <ProductCodes product={product} />
        <span className={classes['state']}>{state}</span>
      </span>
      <span className={classes['figures']}>{figures}</span>
    </Link>
  );
}
