export interface Customer {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  email: string;
  country: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  orders: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  spentCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  firstOrderAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  lastOrderAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  createdAt: number;
  /** @maxItems 50 */
  tags: string[];
  /**
   * @minLength 0
   * @maxLength 100
   */
  firstName: string;
  /**
   * @minLength 0
   * @maxLength 100
   */
  lastName: string;
  /**
   * @minLength 0
   * @maxLength 40
   */
  phone: string;
  /** @maxLength 5000 */
  note: string;
  /** @default null */
  taxExemption: {
    /**
     * @minLength 1
     * @maxLength 100
     */
    reason: string;
    /**
     * @minLength 0
     * @maxLength 60
     */
    certificate: string;
    endsOn: string | null;
  } | null;
  group: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    name: string;
  } | null;
  source: "order" | "import" | "staff";
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  revision: number;
  currency:
    | "EUR"
    | "USD"
    | "AUD"
    | "NOK"
    | "CAD"
    | "NZD"
    | "DKK"
    | "GBP"
    | "HKD"
    | "CHF"
    | "MXN"
    | "SGD"
    | "SEK"
    | "CZK"
    | "ILS"
    | "PHP"
    | "RUB"
    | "PLN"
    | "THB"
    | "MYR"
    | "ARS"
    | "BRL"
    | "COP"
    | "IDR"
    | "INR"
    | "JPY"
    | "ZAR";
  emails: string[];
  addresses: {
    firstName: string;
    lastName: string;
    company: string;
    addressLine1: string;
    addressLine2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    phone: string;
  }[];
  recentOrders: OrderSummary[];
  hasMoreOrders: boolean;
  subscriptions: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    listId: string;
    email: string;
    name: string;
    state: "confirmed" | "pending" | "unsubscribed";
    source: "form" | "hand" | "import" | "checkout";
    language: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    createdAt: number;
    confirmedAt: number | null;
    unsubscribedAt: number | null;
    listName: string;
    events: {
      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
      id: string;
      kind:
        | "asked"
        | "confirmed"
        | "added"
        | "imported"
        | "unsubscribed"
        | "removed";
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      at: number;
      words: string;
      pagePath: string;
      address: string;
    }[];
  }[];
  submissions: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    formId: string;
    formName: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    folder: string;
  }[];
  giftCards: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    lastFour: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    balanceCents: number;
    currency:
      | "EUR"
      | "USD"
      | "AUD"
      | "NOK"
      | "CAD"
      | "NZD"
      | "DKK"
      | "GBP"
      | "HKD"
      | "CHF"
      | "MXN"
      | "SGD"
      | "SEK"
      | "CZK"
      | "ILS"
      | "PHP"
      | "RUB"
      | "PLN"
      | "THB"
      | "MYR"
      | "ARS"
      | "BRL"
      | "COP"
      | "IDR"
      | "INR"
      | "JPY"
      | "ZAR";
  }[];
  events: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    kind:
      | "created"
      | "added"
      | "imported"
      | "details-changed"
      | "note-changed"
      | "tags-changed"
      | "tax-exemption-changed"
      | "group-changed"
      | "merged"
      | "separated";
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    by: string;
    text: string;
  }[];
}

export interface CustomerSummary {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  email: string;
  name: string;
  country: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  orders: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  spentCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  firstOrderAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  lastOrderAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  createdAt: number;
  tags: string[];
}

export type FormField =
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "text";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "textarea";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
      /**
       * @min 0
       * @max 20000
       * @default 0
       */
      maxLength: number;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "email";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "number";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "currency";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
      /**
       * @maxLength 5
       * @default "$"
       */
      symbol: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "website";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "password";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "twitter";
      /**
       * @maxLength 300
       * @default ""
       */
      placeholder: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "phone";
      /** @default false */
      showCountryCode: boolean;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "date";
      /** @maxLength 300 */
      placeholder?: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "time";
      /** @maxLength 300 */
      placeholder?: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "name";
      /** @maxLength 300 */
      placeholder?: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "address";
      /** @maxLength 300 */
      placeholder?: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "checkbox";
      /**
       * @maxItems 2000
       * @minItems 1
       */
      options: string[];
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "radio";
      /**
       * @maxItems 2000
       * @minItems 1
       */
      options: string[];
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "select";
      /**
       * @maxItems 2000
       * @minItems 1
       */
      options: string[];
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "likert";
      /**
       * @maxItems 2000
       * @minItems 1
       */
      options: string[];
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "section";
      /** @default false */
      underline: boolean;
      /** @default false */
      beginsStep: boolean;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "hidden";
      /**
       * @minLength 1
       * @maxLength 100
       */
      key: string;
      /**
       * @maxLength 1000
       * @default ""
       */
      value: string;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "file";
      /** @minItems 1 */
      accept: ("picture" | "pdf" | "document")[];
      /**
       * @min 1
       * @max 25
       */
      maxMegabytes: number;
      /**
       * @min 1
       * @max 10
       */
      maxFiles: number;
    }
  | {
      /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
      id: string;
      /**
       * @maxLength 300
       * @default ""
       */
      title: string;
      /**
       * @maxLength 2000
       * @default ""
       */
      description: string;
      /** @default false */
      required: boolean;
      /** @default null */
      showWhen: {
        match: "all" | "any";
        /**
         * @maxItems 5
         * @minItems 1
         */
        rules: {
          /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
          fieldId: string;
          test: "is" | "is-not" | "answered" | "empty";
          /**
           * @maxLength 200
           * @default ""
           */
          value: string;
        }[];
      } | null;
      type: "consent";
      /**
       * @minLength 1
       * @maxLength 2000
       */
      text: string;
    };

export interface Order {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  number: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  placedAt: number;
  state: "open" | "fulfilled" | "cancelled";
  paymentState:
    | "awaiting"
    | "partly-paid"
    | "paid"
    | "partly-refunded"
    | "refunded";
  paymentMethod:
    | "card"
    | "card-test"
    | "paypal"
    | "paypal-test"
    | "test-card"
    | "bank-transfer"
    | "pay-on-pickup"
    | "test-afterpay"
    | "test-clearpay"
    | "gift-card"
    | "free";
  testMode: boolean;
  takesStock: boolean;
  email: string;
  buyer: {
    firstName: string;
    lastName: string;
    country: string | null;
    region: string;
  } | null;
  shippingAddress: {
    firstName: string;
    lastName: string;
    company: string;
    addressLine1: string;
    addressLine2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    phone: string;
  } | null;
  billingAddress: {
    firstName: string;
    lastName: string;
    company: string;
    addressLine1: string;
    addressLine2: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    phone: string;
  } | null;
  shippingMethod: {
    name: string;
    isPickup: boolean;
    description?: string;
    place?: string;
    slot?: {
      /**
       * @format date
       * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
       */
      date: string;
      /**
       * @min 0
       * @max 1439
       */
      from: number;
      /**
       * @min 0
       * @max 1439
       */
      to: number;
    };
    packages?: {
      name: string;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      count: number;
    }[];
  } | null;
  note: string;
  currency:
    | "EUR"
    | "USD"
    | "AUD"
    | "NOK"
    | "CAD"
    | "NZD"
    | "DKK"
    | "GBP"
    | "HKD"
    | "CHF"
    | "MXN"
    | "SGD"
    | "SEK"
    | "CZK"
    | "ILS"
    | "PHP"
    | "RUB"
    | "PLN"
    | "THB"
    | "MYR"
    | "ARS"
    | "BRL"
    | "COP"
    | "IDR"
    | "INR"
    | "JPY"
    | "ZAR";
  exchange?: {
    currency:
      | "EUR"
      | "USD"
      | "AUD"
      | "NOK"
      | "CAD"
      | "NZD"
      | "DKK"
      | "GBP"
      | "HKD"
      | "CHF"
      | "MXN"
      | "SGD"
      | "SEK"
      | "CZK"
      | "ILS"
      | "PHP"
      | "RUB"
      | "PLN"
      | "THB"
      | "MYR"
      | "ARS"
      | "BRL"
      | "COP"
      | "IDR"
      | "INR"
      | "JPY"
      | "ZAR";
    /** @pattern ^\d{1,7}(\.\d{1,10})?$ */
    rate: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    totalCents: number;
  };
  lines: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    productId: string;
    variantId: string;
    productType: 1 | 2 | 3 | 4 | 5 | 6;
    sku: string;
    title: string;
    attributes: Partial<Record<string, string>>;
    additionalFields: string | null;
    answers: {
      fieldId: string;
      type:
        | "text"
        | "textarea"
        | "email"
        | "number"
        | "currency"
        | "website"
        | "password"
        | "twitter"
        | "phone"
        | "date"
        | "time"
        | "name"
        | "address"
        | "checkbox"
        | "radio"
        | "select"
        | "likert"
        | "section"
        | "hidden"
        | "file"
        | "consent";
      label: string;
      lines: string[];
    }[];
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    quantity: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    fulfilledQuantity: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    refundedQuantity: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    removedQuantity: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    unitPriceCents: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    totalCents: number;
    paidCents: number | null;
    tax: {
      category: string;
      rates: {
        name: string;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        rateMilliPercent: number;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        amountCents: number;
        kind?: "reverse-charge" | "exempt";
      }[];
    } | null;
    withdrawalExemption?:
      | "made-to-order"
      | "perishable"
      | "sealed-hygiene"
      | "sealed-media"
      | "mixed"
      | "newspaper"
      | "dated-service"
      | "market-price";
    subscriptionPlan?: {
      billingPeriod: {
        /**
         * @min 1
         * @max 52
         */
        value: number;
        unit: "WEEK" | "MONTH" | "YEAR";
      };
      /**
       * @min 0
       * @max 520
       */
      numBillingCycles: number;
      trial?: {
        period: {
          /**
           * @min 1
           * @max 90
           */
          value: number;
          unit: "DAY" | "WEEK" | "MONTH";
        };
        /**
         * @min 0
         * @max 999999999999
         */
        priceCents: number;
      };
    };
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    afterTrialCents?: number;
    isOwnAmount?: boolean;
    bundle?: {
      id: string;
      productId: string;
      variantId: string;
      sku?: string;
      title: string;
      imageUrl: string | null;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      quantity: number;
    };
    fund?: {
      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
      id: string;
      /**
       * @minLength 1
       * @maxLength 100
       */
      name: string;
    };
    imageUrl: string | null;
  }[];
  couponCodes: string[];
  discounts: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    code: string;
    title: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    discountCents: number;
    freeShipping: boolean;
  }[];
  taxes: {
    name: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    rateMilliPercent: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    amountCents: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    netCents?: number;
    included: boolean;
    kind?: "reverse-charge" | "exempt";
  }[];
  shippingTaxes:
    | {
        name: string;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        rateMilliPercent: number;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        amountCents: number;
        kind?: "reverse-charge" | "exempt";
      }[]
    | null;
  giftCards?: {
    paymentId: string;
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    cardId: string;
    lastFour: string;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    cents: number;
  }[];
  business?: {
    company: string;
    vat: {
      number: string;
      state: "valid" | "invalid" | "unavailable" | "not-in-vies";
      name: string;
      consultation: string;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      checkedAt: number;
    } | null;
    isReverseCharged: boolean;
  };
  withdrawalConsent?: {
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    text: string;
  };
  taxExemption?: {
    /**
     * @minLength 1
     * @maxLength 100
     */
    reason: string;
    /**
     * @minLength 0
     * @maxLength 60
     */
    certificate: string;
  };
  customerGroup?: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    name: string;
  };
  draftOrder?: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    number: number;
  };
  renewal?: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    subscriptionId: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    number: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    period: number;
  };
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  subtotalCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  discountCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  shippingCostCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  taxCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  grandTotalCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  owedCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  expectedCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  refundedCents: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  revision: number;
  tags: string[];
  refunds: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    by: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    cents: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    heldCents: number;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    giftCardCents?: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    shippingCents: number;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    feeCents?: number;
    state: "pending" | "done" | "failed" | "dismissed";
    isByHand: boolean;
    isOfEdit: boolean;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    exchangedCents: number;
    reason: string;
    failure: string;
    lines: {
      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
      lineId: string;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      quantity: number;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      cents: number;
      isRestocked: boolean;
    }[];
    parts: {
      lineId: string;
      /**
       * @min -9007199254740991
       * @max 9007199254740991
       */
      cents: number;
      taxes: {
        name: string;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        rateMilliPercent: number;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        amountCents: number;
        kind?: "reverse-charge" | "exempt";
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        baseCents: number;
      }[];
    }[];
  }[];
  fulfilments: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    carrier: string;
    trackingNumber: string;
    trackingUrl: string;
    lines: {
      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
      lineId: string;
      /**
       * @exclusiveMin 0
       * @max 9007199254740991
       */
      quantity: number;
    }[];
  }[];
  downloads: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    productId: string;
    filename: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    bytes: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    used: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    allowed: number;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    expiresAt: number;
    lastAt: number | null;
  }[];
  events: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    kind:
      | "placed"
      | "payment-received"
      | "payment-undone"
      | "letter-sent"
      | "fulfilled"
      | "tracking-changed"
      | "fulfilment-undone"
      | "contact-changed"
      | "edited"
      | "cancelled"
      | "restocked"
      | "refunded"
      | "refund-failed"
      | "refund-dismissed"
      | "downloads-opened"
      | "downloads-allowed"
      | "invoice-issued"
      | "credit-note-issued"
      | "receipt-issued"
      | "receipt-corrected"
      | "vat-number-confirmed"
      | "vat-number-refused"
      | "gift-cards-issued"
      | "gift-cards-returned"
      | "gift-card-credited"
      | "withdrawal"
      | "return"
      | "tags-changed"
      | "note";
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    at: number;
    by: string;
    text: string;
  }[];
}

export interface OrderSummary {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  number: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  placedAt: number;
  state: "open" | "fulfilled" | "cancelled";
  paymentState:
    | "awaiting"
    | "partly-paid"
    | "paid"
    | "partly-refunded"
    | "refunded";
  paymentMethod:
    | "card"
    | "card-test"
    | "paypal"
    | "paypal-test"
    | "test-card"
    | "bank-transfer"
    | "pay-on-pickup"
    | "test-afterpay"
    | "test-clearpay"
    | "gift-card"
    | "free";
  email: string;
  currency:
    | "EUR"
    | "USD"
    | "AUD"
    | "NOK"
    | "CAD"
    | "NZD"
    | "DKK"
    | "GBP"
    | "HKD"
    | "CHF"
    | "MXN"
    | "SGD"
    | "SEK"
    | "CZK"
    | "ILS"
    | "PHP"
    | "RUB"
    | "PLN"
    | "THB"
    | "MYR"
    | "ARS"
    | "BRL"
    | "COP"
    | "IDR"
    | "INR"
    | "JPY"
    | "ZAR";
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  grandTotalCents: number;
  testMode: boolean;
  tags: string[];
  buyerName: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  totalQuantity: number;
  delivery: "parcel" | "pickup" | "none";
  isPartlySent: boolean;
  isAllRemoved: boolean;
}

export interface Product {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  collectionId: string;
  productType: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
   */
  urlId: string;
  status: "draft" | "needs-review" | "scheduled" | "private" | "published";
  publishAt: number | null;
  /** @maxLength 100000 */
  body: string;
  /** @maxLength 1000 */
  excerpt: string;
  /** @maxItems 100 */
  tags: string[];
  /** @maxItems 100 */
  categoryIds: string[];
  /** @maxItems 6 */
  options: {
    /**
     * @minLength 1
     * @maxLength 100
     */
    name: string;
    display: "dropdown" | "radio";
    colors?: Partial<Record<string, string>>;
  }[];
  /**
   * @maxItems 250
   * @minItems 1
   */
  variants: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @maxLength 100 */
    sku: string;
    /**
     * @min 0
     * @max 999999999999
     */
    priceCents: number;
    /**
     * @min 0
     * @max 999999999999
     */
    salePriceCents: number;
    onSale: boolean;
    fixedPrices?: Partial<
      Record<
        | "EUR"
        | "USD"
        | "AUD"
        | "NOK"
        | "CAD"
        | "NZD"
        | "DKK"
        | "GBP"
        | "HKD"
        | "CHF"
        | "MXN"
        | "SGD"
        | "SEK"
        | "CZK"
        | "ILS"
        | "PHP"
        | "RUB"
        | "PLN"
        | "THB"
        | "MYR"
        | "ARS"
        | "BRL"
        | "COP"
        | "IDR"
        | "INR"
        | "JPY"
        | "ZAR",
        number
      >
    >;
    content?: {
      /**
       * @exclusiveMin 0
       * @max 1000000
       */
      amount: number;
      unit:
        | "mg"
        | "g"
        | "kg"
        | "oz"
        | "lb"
        | "ml"
        | "cl"
        | "l"
        | "m3"
        | "floz"
        | "pt"
        | "qt"
        | "gal"
        | "mm"
        | "cm"
        | "m"
        | "in"
        | "ft"
        | "yd"
        | "m2"
        | "ft2"
        | "item";
      per: {
        /**
         * @exclusiveMin 0
         * @max 1000000
         */
        amount: number;
        unit:
          | "mg"
          | "g"
          | "kg"
          | "oz"
          | "lb"
          | "ml"
          | "cl"
          | "l"
          | "m3"
          | "floz"
          | "pt"
          | "qt"
          | "gal"
          | "mm"
          | "cm"
          | "m"
          | "in"
          | "ft"
          | "yd"
          | "m2"
          | "ft2"
          | "item";
      };
    };
    unlimited: boolean;
    /**
     * @min 0
     * @max 99999999
     */
    qtyInStock: number;
    attributes: Partial<Record<string, string>>;
    pictureId: string | null;
    /**
     * @min 0
     * @max 10000000
     */
    weightGrams: number;
    /**
     * @min 0
     * @max 1000000
     */
    lengthMillimetres: number;
    /**
     * @min 0
     * @max 1000000
     */
    widthMillimetres: number;
    /**
     * @min 0
     * @max 1000000
     */
    heightMillimetres: number;
  }[];
  /** @maxItems 100 */
  pictures: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^(?:\/(?![/\\]).*)?$ */
    assetUrl: string;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    width: number;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    height: number;
    /** @maxLength 250 */
    altText: string;
    focalPoint: {
      /**
       * @min 0
       * @max 1
       */
      x: number;
      /**
       * @min 0
       * @max 1
       */
      y: number;
    };
    colorData: {
      /** @pattern ^[0-9a-f]{6}$ */
      topLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      topRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      center: string;
    } | null;
  }[];
  /** @maxItems 20 */
  files: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    fileId: string;
    /** @maxLength 200 */
    filename: string;
    /**
     * @min 0
     * @max 9007199254740991
     */
    bytes: number;
  }[];
  useCustomAddButtonText: boolean;
  /** @maxLength 100 */
  customAddButtonText: string;
  /** @maxLength 100 */
  customSoldOutText: string;
  scarcity: {
    enabled: boolean;
    /** @maxLength 200 */
    text: string;
    /**
     * @min 1
     * @max 9999
     */
    threshold: number;
  } | null;
  /** @maxItems 20 */
  relatedProductIds: string[];
  isSubscribable: boolean;
  /** @default null */
  subscriptionPlan: {
    billingPeriod: {
      /**
       * @min 1
       * @max 52
       */
      value: number;
      unit: "WEEK" | "MONTH" | "YEAR";
    };
    /**
     * @min 0
     * @max 520
     */
    numBillingCycles: number;
    trial?: {
      period: {
        /**
         * @min 1
         * @max 90
         */
        value: number;
        unit: "DAY" | "WEEK" | "MONTH";
      };
      /**
       * @min 0
       * @max 999999999999
       */
      priceCents: number;
    };
  } | null;
  additionalFieldsFormId: string | null;
  /** @maxLength 200 */
  seoTitle: string;
  /** @maxLength 500 */
  seoDescription: string;
  taxable: boolean;
  taxCategoryId: string | "";
  /** @default null */
  withdrawalExemption:
    | "made-to-order"
    | "perishable"
    | "sealed-hygiene"
    | "sealed-media"
    | "mixed"
    | "newspaper"
    | "dated-service"
    | "market-price"
    | null;
  ownAmounts?: {
    /**
     * @min 1
     * @max 999999999999
     */
    leastCents: number;
    /**
     * @min 1
     * @max 999999999999
     */
    mostCents: number;
  };
  donation?: {
    /** @minItems 1 */
    frequencies: ("once" | "month" | "year")[];
    /** @maxItems 50 */
    fundIds: string[];
  };
  quantityBreaks?: {
    isTogether: boolean;
    kind: "percent" | "price";
    /**
     * @maxItems 10
     * @minItems 1
     */
    steps: {
      /**
       * @min 2
       * @max 9999
       */
      from: number;
      /**
       * @min 0
       * @max 100000
       */
      percentMilli: number;
      /**
       * @min 0
       * @max 999999999999
       */
      priceCents: number;
      fixedPrices?: Partial<
        Record<
          | "EUR"
          | "USD"
          | "AUD"
          | "NOK"
          | "CAD"
          | "NZD"
          | "DKK"
          | "GBP"
          | "HKD"
          | "CHF"
          | "MXN"
          | "SGD"
          | "SEK"
          | "CZK"
          | "ILS"
          | "PHP"
          | "RUB"
          | "PLN"
          | "THB"
          | "MYR"
          | "ARS"
          | "BRL"
          | "COP"
          | "IDR"
          | "INR"
          | "JPY"
          | "ZAR",
          number
        >
      >;
    }[];
  };
  bundle?:
    | {
        kind: "fixed";
        /**
         * @maxItems 20
         * @minItems 1
         */
        parts: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          productId: string;
          variantId: string | null;
          /**
           * @min 1
           * @max 20
           */
          quantity: number;
        }[];
      }
    | {
        kind: "choice";
        /**
         * @min 1
         * @max 20
         */
        pick: number;
        repeats: boolean;
        /**
         * @maxItems 50
         * @minItems 1
         */
        parts: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          productId: string;
          variantId: string | null;
        }[];
      };
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  createdAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  updatedAt: number;
}

export interface ProductSummary {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  collectionId: string;
  productType: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * @minLength 1
   * @maxLength 200
   * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
   */
  urlId: string;
  fullUrl: string;
  /**
   * @min 0
   * @max 999999999999
   */
  priceFromCents: number;
  /**
   * @min 0
   * @max 999999999999
   */
  priceToCents: number;
  onSale: boolean;
  soldOut: boolean;
  /**
   * @min 1
   * @max 9007199254740991
   */
  variantCount: number;
  picture: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^(?:\/(?![/\\]).*)?$ */
    assetUrl: string;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    width: number;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    height: number;
    /** @maxLength 250 */
    altText: string;
    focalPoint: {
      /**
       * @min 0
       * @max 1
       */
      x: number;
      /**
       * @min 0
       * @max 1
       */
      y: number;
    };
    colorData: {
      /** @pattern ^[0-9a-f]{6}$ */
      topLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      topRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      center: string;
    } | null;
  } | null;
  status: "draft" | "needs-review" | "scheduled" | "private" | "published";
  publishAt: number | null;
  /** @maxItems 100 */
  tags: string[];
  qtyInStock: number | null;
  isLowInStock: boolean;
  lowVariants: {
    title: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    qtyInStock: number;
  }[];
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  createdAt: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  updatedAt: number;
}

export interface StockEntry {
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  id: string;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  at: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  change: number;
  /**
   * @min -9007199254740991
   * @max 9007199254740991
   */
  leftOver: number;
  location: string;
  reason:
    | "set"
    | "import"
    | "hold"
    | "release"
    | "restock"
    | "refund"
    | "edit"
    | "transfer"
    | "purchase"
    | "count";
  aboutId: string | null;
  order: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    number: number;
  } | null;
  number: number | null;
  by: string;
}

export interface StockRow {
  /** @maxLength 100 */
  sku: string;
  attributes: Partial<Record<string, string>>;
  unlimited: boolean;
  /**
   * @min 0
   * @max 99999999
   */
  qtyInStock: number;
  /**
   * @min 0
   * @max 999999999999
   */
  priceCents: number;
  /**
   * @min 0
   * @max 999999999999
   */
  salePriceCents: number;
  onSale: boolean;
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  variantId: string;
  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
  productId: string;
  productTitle: string;
  productType: 1 | 2 | 3 | 4 | 5 | 6;
  isBundle: boolean;
  status: "draft" | "needs-review" | "scheduled" | "private" | "published";
  lowStockAt: number | null;
  parts: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    locationId: string;
    sellsOnline: boolean;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    quantity: number;
  }[];
  incoming: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    locationId: string;
    /**
     * @min -9007199254740991
     * @max 9007199254740991
     */
    quantity: number;
  }[];
  picture: {
    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
    id: string;
    /** @pattern ^(?:\/(?![/\\]).*)?$ */
    assetUrl: string;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    width: number;
    /**
     * @exclusiveMin 0
     * @max 9007199254740991
     */
    height: number;
    /** @maxLength 250 */
    altText: string;
    focalPoint: {
      /**
       * @min 0
       * @max 1
       */
      x: number;
      /**
       * @min 0
       * @max 1
       */
      y: number;
    };
    colorData: {
      /** @pattern ^[0-9a-f]{6}$ */
      topLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      topRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomLeft: string;
      /** @pattern ^[0-9a-f]{6}$ */
      bottomRight: string;
      /** @pattern ^[0-9a-f]{6}$ */
      center: string;
    } | null;
  } | null;
}

/** Why a call was refused: its code, a sentence, and facts by code. */
export interface Refusal {
  code: string;
  error: string;
}

export type QueryParamsType = Record<string | number, any>;
export type ResponseFormat = keyof Omit<Body, "body" | "bodyUsed">;

export interface FullRequestParams extends Omit<RequestInit, "body"> {
  /** set parameter to `true` for call `securityWorker` for this request */
  secure?: boolean;
  /** request path */
  path: string;
  /** content type of request body */
  type?: ContentType;
  /** query params */
  query?: QueryParamsType;
  /** format of response (i.e. response.json() -> format: "json") */
  format?: ResponseFormat;
  /** request body */
  body?: unknown;
  /** base url */
  baseUrl?: string;
  /** request cancellation token */
  cancelToken?: CancelToken;
}

export type RequestParams = Omit<
  FullRequestParams,
  "body" | "method" | "query" | "path"
>;

export interface ApiConfig<SecurityDataType = unknown> {
  baseUrl?: string;
  baseApiParams?: Omit<RequestParams, "baseUrl" | "cancelToken" | "signal">;
  securityWorker?: (
    securityData: SecurityDataType | null,
  ) => Promise<RequestParams | void> | RequestParams | void;
  customFetch?: typeof fetch;
}

export interface HttpResponse<D extends unknown, E extends unknown = unknown>
  extends Response {
  data: D;
  error: E;
}

type CancelToken = Symbol | string | number;

export enum ContentType {
  Json = "application/json",
  JsonApi = "application/vnd.api+json",
  FormData = "multipart/form-data",
  UrlEncoded = "application/x-www-form-urlencoded",
  Text = "text/plain",
}

export class HttpClient<SecurityDataType = unknown> {
  public baseUrl: string = "/";
  private securityData: SecurityDataType | null = null;
  private securityWorker?: ApiConfig<SecurityDataType>["securityWorker"];
  private abortControllers = new Map<CancelToken, AbortController>();
  private customFetch = (...fetchParams: Parameters<typeof fetch>) =>
    fetch(...fetchParams);

  private baseApiParams: RequestParams = {
    credentials: "same-origin",
    headers: {},
    redirect: "follow",
    referrerPolicy: "no-referrer",
  };

  constructor(apiConfig: ApiConfig<SecurityDataType> = {}) {
    Object.assign(this, apiConfig);
  }

  public setSecurityData = (data: SecurityDataType | null) => {
    this.securityData = data;
  };

  protected encodeQueryParam(key: string, value: any) {
    const encodedKey = encodeURIComponent(key);
    return `${encodedKey}=${encodeURIComponent(typeof value === "number" ? value : `${value}`)}`;
  }

  protected addQueryParam(query: QueryParamsType, key: string) {
    return this.encodeQueryParam(key, query[key]);
  }

  protected addArrayQueryParam(query: QueryParamsType, key: string) {
    const value = query[key];
    return value.map((v: any) => this.encodeQueryParam(key, v)).join("&");
  }

  protected toQueryString(rawQuery?: QueryParamsType): string {
    const query = rawQuery || {};
    const keys = Object.keys(query).filter(
      (key) => "undefined" !== typeof query[key],
    );
    return keys
      .map((key) =>
        Array.isArray(query[key])
          ? this.addArrayQueryParam(query, key)
          : this.addQueryParam(query, key),
      )
      .join("&");
  }

  protected addQueryParams(rawQuery?: QueryParamsType): string {
    const queryString = this.toQueryString(rawQuery);
    return queryString ? `?${queryString}` : "";
  }

  private contentFormatters: Record<ContentType, (input: any) => any> = {
    [ContentType.Json]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    [ContentType.JsonApi]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    [ContentType.Text]: (input: any) =>
      input !== null && typeof input !== "string"
        ? JSON.stringify(input)
        : input,
    [ContentType.FormData]: (input: any) => {
      if (input instanceof FormData) {
        return input;
      }

      return Object.keys(input || {}).reduce((formData, key) => {
        const property = input[key];
        formData.append(
          key,
          property instanceof Blob
            ? property
            : typeof property === "object" && property !== null
              ? JSON.stringify(property)
              : `${property}`,
        );
        return formData;
      }, new FormData());
    },
    [ContentType.UrlEncoded]: (input: any) => this.toQueryString(input),
  };

  protected mergeRequestParams(
    params1: RequestParams,
    params2?: RequestParams,
  ): RequestParams {
    return {
      ...this.baseApiParams,
      ...params1,
      ...(params2 || {}),
      headers: {
        ...(this.baseApiParams.headers || {}),
        ...(params1.headers || {}),
        ...((params2 && params2.headers) || {}),
      },
    };
  }

  protected createAbortSignal = (
    cancelToken: CancelToken,
  ): AbortSignal | undefined => {
    if (this.abortControllers.has(cancelToken)) {
      const abortController = this.abortControllers.get(cancelToken);
      if (abortController) {
        return abortController.signal;
      }
      return void 0;
    }

    const abortController = new AbortController();
    this.abortControllers.set(cancelToken, abortController);
    return abortController.signal;
  };

  public abortRequest = (cancelToken: CancelToken) => {
    const abortController = this.abortControllers.get(cancelToken);

    if (abortController) {
      abortController.abort();
      this.abortControllers.delete(cancelToken);
    }
  };

  public request = async <T = any, E = any>({
    body,
    secure,
    path,
    type,
    query,
    format,
    baseUrl,
    cancelToken,
    ...params
  }: FullRequestParams): Promise<HttpResponse<T, E>> => {
    const secureParams =
      ((typeof secure === "boolean" ? secure : this.baseApiParams.secure) &&
        this.securityWorker &&
        (await this.securityWorker(this.securityData))) ||
      {};
    const requestParams = this.mergeRequestParams(params, secureParams);
    const queryString = query && this.toQueryString(query);
    const payloadFormatter = this.contentFormatters[type || ContentType.Json];
    const responseFormat = format || requestParams.format;

    return this.customFetch(
      `${baseUrl || this.baseUrl || ""}${path}${queryString ? `?${queryString}` : ""}`,
      {
        ...requestParams,
        headers: {
          ...(requestParams.headers || {}),
          ...(type && type !== ContentType.FormData
            ? { "Content-Type": type }
            : {}),
        },
        signal:
          (cancelToken
            ? this.createAbortSignal(cancelToken)
            : requestParams.signal) || null,
        body:
          typeof body === "undefined" || body === null
            ? null
            : payloadFormatter(body),
      },
    ).then(async (response) => {
      const r = response as HttpResponse<T, E>;
      r.data = null as unknown as T;
      r.error = null as unknown as E;

      const responseToParse = responseFormat ? response.clone() : response;
      const data = !responseFormat
        ? r
        : await responseToParse[responseFormat]()
            .then((data) => {
              if (r.ok) {
                r.data = data;
              } else {
                r.error = data;
              }
              return r;
            })
            .catch((e) => {
              r.error = e;
              return r;
            });

      if (cancelToken) {
        this.abortControllers.delete(cancelToken);
      }

      if (!response.ok) throw data;
      return data;
    });
  };
}

/**
 * @title Vitrine
 * @version 1
 * @baseUrl /
 *
 * Orders, subscriptions, invoices, reports, products, stock, customers, discounts, gift cards, reviews, restock notices and forms of one site. Money is in hundredths, times are milliseconds since 1970.
 */
export class Api<
  SecurityDataType extends unknown,
> extends HttpClient<SecurityDataType> {
  api = {
    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PutCategoriesByCategoryId
     * @summary Change a category; an old URL redirects to the new one
     * @request PUT:/api/owner/categories/{categoryId}
     * @secure
     */
    putCategoriesByCategoryId: (
      categoryId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 25
         */
        displayName: string;
        urlId: "" | string;
        /**
         * @maxLength 1000
         * @default ""
         */
        description?: string;
        /** @default null */
        picture?: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @maxLength 250 */
          altText: string;
          focalPoint: {
            /**
             * @min 0
             * @max 1
             */
            x: number;
            /**
             * @min 0
             * @max 1
             */
            y: number;
          };
        } | null;
        /**
         * @maxLength 200
         * @default ""
         */
        seoTitle?: string;
        /**
         * @maxLength 500
         * @default ""
         */
        seoDescription?: string;
        /** @default null */
        sort?:
          | "manual"
          | "newest"
          | "price-low"
          | "price-high"
          | "title"
          | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          category: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            collectionId: string;
            parentId: string | null;
            type: "ROOT" | "CATEGORY";
            /**
             * @minLength 1
             * @maxLength 25
             */
            displayName: string;
            /**
             * @minLength 1
             * @maxLength 200
             * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
             */
            urlId: string;
            /**
             * @min 0
             * @max 9007199254740991
             */
            displayIndex: number;
            /** @maxLength 1000 */
            description: string;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /** @maxLength 200 */
            seoTitle: string;
            /** @maxLength 500 */
            seoDescription: string;
            sort:
              | "manual"
              | "newest"
              | "price-low"
              | "price-high"
              | "title"
              | null;
          };
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/categories/${categoryId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name DeleteCategoriesByCategoryId
     * @summary Delete a category with its subcategories; products stay on the store page
     * @request DELETE:/api/owner/categories/{categoryId}
     * @secure
     */
    deleteCategoriesByCategoryId: (
      categoryId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/categories/${categoryId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostCategoriesByCategoryIdMove
     * @summary Move a category with its subcategories to a place under a parent
     * @request POST:/api/owner/categories/{categoryId}/move
     * @secure
     */
    postCategoriesByCategoryIdMove: (
      categoryId: string,
      data: {
        parentId: string | null;
        afterCategoryId: string | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/categories/${categoryId}/move`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetCollections
     * @summary List the store pages of the site, oldest first
     * @request GET:/api/owner/collections
     * @secure
     */
    getCollections: (params: RequestParams = {}) =>
      this.request<
        {
          collections: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            typeCode: number;
            /**
             * @minLength 1
             * @maxLength 200
             */
            title: string;
            /**
             * @minLength 1
             * @maxLength 100
             */
            navigationTitle: string;
            /**
             * @minLength 3
             * @maxLength 200
             * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
             */
            urlId: string;
            /** @maxLength 1000 */
            description: string;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /** @maxLength 200 */
            seoTitle: string;
            /** @maxLength 500 */
            seoDescription: string;
            sort: "manual" | "newest" | "price-low" | "price-high" | "title";
            enabled: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            productCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            productLimit: number;
            isLocked: boolean;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/collections`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PutCollectionsByCollectionId
     * @summary Change a store page
     * @request PUT:/api/owner/collections/{collectionId}
     * @secure
     */
    putCollectionsByCollectionId: (
      collectionId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 200
         */
        title: string;
        /**
         * @minLength 1
         * @maxLength 100
         */
        navigationTitle: string;
        urlId: "" | string;
        /** @maxLength 1000 */
        description: string;
        /** @default null */
        picture?: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @maxLength 250 */
          altText: string;
          focalPoint: {
            /**
             * @min 0
             * @max 1
             */
            x: number;
            /**
             * @min 0
             * @max 1
             */
            y: number;
          };
        } | null;
        /**
         * @maxLength 200
         * @default ""
         */
        seoTitle?: string;
        /**
         * @maxLength 500
         * @default ""
         */
        seoDescription?: string;
        /** @default "manual" */
        sort?: "manual" | "newest" | "price-low" | "price-high" | "title";
        enabled: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          collection: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            typeCode: number;
            /**
             * @minLength 1
             * @maxLength 200
             */
            title: string;
            /**
             * @minLength 1
             * @maxLength 100
             */
            navigationTitle: string;
            /**
             * @minLength 3
             * @maxLength 200
             * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
             */
            urlId: string;
            /** @maxLength 1000 */
            description: string;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /** @maxLength 200 */
            seoTitle: string;
            /** @maxLength 500 */
            seoDescription: string;
            sort: "manual" | "newest" | "price-low" | "price-high" | "title";
            enabled: boolean;
          };
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/collections/${collectionId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name DeleteCollectionsByCollectionId
     * @summary Delete a store page that holds no products, with its categories and links
     * @request DELETE:/api/owner/collections/{collectionId}
     * @secure
     */
    deleteCollectionsByCollectionId: (
      collectionId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/collections/${collectionId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetCollectionsByCollectionIdCategories
     * @summary List the categories of a store page in their order, the root first, children after their parents
     * @request GET:/api/owner/collections/{collectionId}/categories
     * @secure
     */
    getCollectionsByCollectionIdCategories: (
      collectionId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          categories: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            collectionId: string;
            parentId: string | null;
            type: "ROOT" | "CATEGORY";
            /**
             * @minLength 1
             * @maxLength 25
             */
            displayName: string;
            /**
             * @minLength 1
             * @maxLength 200
             * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
             */
            urlId: string;
            /**
             * @min 0
             * @max 9007199254740991
             */
            displayIndex: number;
            /** @maxLength 1000 */
            description: string;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /** @maxLength 200 */
            seoTitle: string;
            /** @maxLength 500 */
            seoDescription: string;
            sort:
              | "manual"
              | "newest"
              | "price-low"
              | "price-high"
              | "title"
              | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            productCount: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/collections/${collectionId}/categories`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostCollectionsByCollectionIdCategories
     * @summary Add a category, last among its siblings
     * @request POST:/api/owner/collections/{collectionId}/categories
     * @secure
     */
    postCollectionsByCollectionIdCategories: (
      collectionId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 25
         */
        displayName: string;
        parentId: string | null;
        /** @default "" */
        urlId?: "" | string;
        /**
         * @maxLength 1000
         * @default ""
         */
        description?: string;
        /** @default null */
        picture?: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @maxLength 250 */
          altText: string;
          focalPoint: {
            /**
             * @min 0
             * @max 1
             */
            x: number;
            /**
             * @min 0
             * @max 1
             */
            y: number;
          };
        } | null;
        /**
         * @maxLength 200
         * @default ""
         */
        seoTitle?: string;
        /**
         * @maxLength 500
         * @default ""
         */
        seoDescription?: string;
        /** @default null */
        sort?:
          | "manual"
          | "newest"
          | "price-low"
          | "price-high"
          | "title"
          | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          category: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            collectionId: string;
            parentId: string | null;
            type: "ROOT" | "CATEGORY";
            /**
             * @minLength 1
             * @maxLength 25
             */
            displayName: string;
            /**
             * @minLength 1
             * @maxLength 200
             * @pattern ^[a-z0-9]+(?:-[a-z0-9]+)*$
             */
            urlId: string;
            /**
             * @min 0
             * @max 9007199254740991
             */
            displayIndex: number;
            /** @maxLength 1000 */
            description: string;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /** @maxLength 200 */
            seoTitle: string;
            /** @maxLength 500 */
            seoDescription: string;
            sort:
              | "manual"
              | "newest"
              | "price-low"
              | "price-high"
              | "title"
              | null;
          };
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/collections/${collectionId}/categories`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PutCollectionsByCollectionIdPassword
     * @summary Set the password that visitors need to see a store page and all its products, or remove it
     * @request PUT:/api/owner/collections/{collectionId}/password
     * @secure
     */
    putCollectionsByCollectionIdPassword: (
      collectionId: string,
      data: {
        password: string | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/collections/${collectionId}/password`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomers
     * @summary List customers, a page at a time
     * @request GET:/api/owner/customers
     * @secure
     */
    getCustomers: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /**
         * @minLength 1
         * @maxLength 60
         */
        tag?: string;
        /** @example "US" */
        country?:
          | "AD"
          | "AE"
          | "AF"
          | "AG"
          | "AI"
          | "AL"
          | "AM"
          | "AO"
          | "AR"
          | "AS"
          | "AT"
          | "AU"
          | "AW"
          | "AX"
          | "AZ"
          | "BA"
          | "BB"
          | "BD"
          | "BE"
          | "BF"
          | "BG"
          | "BH"
          | "BI"
          | "BJ"
          | "BL"
          | "BM"
          | "BN"
          | "BO"
          | "BQ"
          | "BR"
          | "BS"
          | "BT"
          | "BW"
          | "BY"
          | "BZ"
          | "CA"
          | "CC"
          | "CD"
          | "CF"
          | "CG"
          | "CH"
          | "CI"
          | "CK"
          | "CL"
          | "CM"
          | "CN"
          | "CO"
          | "CR"
          | "CU"
          | "CV"
          | "CW"
          | "CX"
          | "CY"
          | "CZ"
          | "DE"
          | "DJ"
          | "DK"
          | "DM"
          | "DO"
          | "DZ"
          | "EC"
          | "EE"
          | "EG"
          | "EH"
          | "ER"
          | "ES"
          | "ET"
          | "FI"
          | "FJ"
          | "FK"
          | "FM"
          | "FO"
          | "FR"
          | "GA"
          | "GB"
          | "GD"
          | "GE"
          | "GF"
          | "GG"
          | "GH"
          | "GI"
          | "GL"
          | "GM"
          | "GN"
          | "GP"
          | "GQ"
          | "GR"
          | "GS"
          | "GT"
          | "GU"
          | "GW"
          | "GY"
          | "HK"
          | "HN"
          | "HR"
          | "HT"
          | "HU"
          | "ID"
          | "IE"
          | "IL"
          | "IM"
          | "IN"
          | "IO"
          | "IQ"
          | "IR"
          | "IS"
          | "IT"
          | "JE"
          | "JM"
          | "JO"
          | "JP"
          | "KE"
          | "KG"
          | "KH"
          | "KI"
          | "KM"
          | "KN"
          | "KP"
          | "KR"
          | "KW"
          | "KY"
          | "KZ"
          | "LA"
          | "LB"
          | "LC"
          | "LI"
          | "LK"
          | "LR"
          | "LS"
          | "LT"
          | "LU"
          | "LV"
          | "LY"
          | "MA"
          | "MC"
          | "MD"
          | "ME"
          | "MF"
          | "MG"
          | "MH"
          | "MK"
          | "ML"
          | "MM"
          | "MN"
          | "MO"
          | "MP"
          | "MQ"
          | "MR"
          | "MS"
          | "MT"
          | "MU"
          | "MV"
          | "MW"
          | "MX"
          | "MY"
          | "MZ"
          | "NA"
          | "NC"
          | "NE"
          | "NF"
          | "NG"
          | "NI"
          | "NL"
          | "NO"
          | "NP"
          | "NR"
          | "NU"
          | "NZ"
          | "OM"
          | "PA"
          | "PE"
          | "PF"
          | "PG"
          | "PH"
          | "PK"
          | "PL"
          | "PM"
          | "PN"
          | "PR"
          | "PS"
          | "PT"
          | "PW"
          | "PY"
          | "QA"
          | "RE"
          | "RO"
          | "RS"
          | "RU"
          | "RW"
          | "SA"
          | "SB"
          | "SC"
          | "SD"
          | "SE"
          | "SG"
          | "SH"
          | "SI"
          | "SJ"
          | "SK"
          | "SL"
          | "SM"
          | "SN"
          | "SO"
          | "SR"
          | "SS"
          | "ST"
          | "SV"
          | "SX"
          | "SY"
          | "SZ"
          | "TC"
          | "TD"
          | "TF"
          | "TG"
          | "TH"
          | "TJ"
          | "TK"
          | "TL"
          | "TM"
          | "TN"
          | "TO"
          | "TR"
          | "TT"
          | "TV"
          | "TW"
          | "TZ"
          | "UA"
          | "UG"
          | "UM"
          | "US"
          | "UY"
          | "UZ"
          | "VA"
          | "VC"
          | "VE"
          | "VG"
          | "VI"
          | "VN"
          | "VU"
          | "WF"
          | "WS"
          | "XK"
          | "YE"
          | "YT"
          | "ZA"
          | "ZM"
          | "ZW";
        orders?: "none" | "one" | "several";
        spentFrom?: number;
        consent?: "subscribed" | "pending" | "unsubscribed" | "none";
        lastOrder?:
          | "in-30-days"
          | "in-90-days"
          | "in-a-year"
          | "not-in-90-days"
          | "not-in-a-year";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        group?: string;
        /** @example "newest" */
        sort?:
          | "newest"
          | "oldest"
          | "last-order"
          | "longest-ago"
          | "highest-spent"
          | "lowest-spent"
          | "most-orders"
          | "fewest-orders";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          customers: CustomerSummary[];
          next: string | null;
          total: number | null;
        },
        Refusal
      >({
        path: `/api/owner/customers`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PostCustomers
     * @summary Add a customer who has not ordered yet
     * @request POST:/api/owner/customers
     * @secure
     */
    postCustomers: (
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        firstName: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        lastName: string;
        /**
         * @minLength 0
         * @maxLength 40
         */
        phone: string;
        /** @maxLength 5000 */
        note: string;
        /** @maxItems 50 */
        tags: string[];
        /** @default null */
        taxExemption?: {
          /**
           * @minLength 1
           * @maxLength 100
           */
          reason: string;
          /**
           * @minLength 0
           * @maxLength 60
           */
          certificate: string;
          endsOn: string | null;
        } | null;
        email: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          customerId: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/customers`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersCsv
     * @summary Export customers as CSV, in the columns of the shop, Shopify, WooCommerce or Squarespace
     * @request GET:/api/owner/customers.csv
     * @secure
     */
    getCustomersCsv: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /**
         * @minLength 1
         * @maxLength 60
         */
        tag?: string;
        country?:
          | "AD"
          | "AE"
          | "AF"
          | "AG"
          | "AI"
          | "AL"
          | "AM"
          | "AO"
          | "AR"
          | "AS"
          | "AT"
          | "AU"
          | "AW"
          | "AX"
          | "AZ"
          | "BA"
          | "BB"
          | "BD"
          | "BE"
          | "BF"
          | "BG"
          | "BH"
          | "BI"
          | "BJ"
          | "BL"
          | "BM"
          | "BN"
          | "BO"
          | "BQ"
          | "BR"
          | "BS"
          | "BT"
          | "BW"
          | "BY"
          | "BZ"
          | "CA"
          | "CC"
          | "CD"
          | "CF"
          | "CG"
          | "CH"
          | "CI"
          | "CK"
          | "CL"
          | "CM"
          | "CN"
          | "CO"
          | "CR"
          | "CU"
          | "CV"
          | "CW"
          | "CX"
          | "CY"
          | "CZ"
          | "DE"
          | "DJ"
          | "DK"
          | "DM"
          | "DO"
          | "DZ"
          | "EC"
          | "EE"
          | "EG"
          | "EH"
          | "ER"
          | "ES"
          | "ET"
          | "FI"
          | "FJ"
          | "FK"
          | "FM"
          | "FO"
          | "FR"
          | "GA"
          | "GB"
          | "GD"
          | "GE"
          | "GF"
          | "GG"
          | "GH"
          | "GI"
          | "GL"
          | "GM"
          | "GN"
          | "GP"
          | "GQ"
          | "GR"
          | "GS"
          | "GT"
          | "GU"
          | "GW"
          | "GY"
          | "HK"
          | "HN"
          | "HR"
          | "HT"
          | "HU"
          | "ID"
          | "IE"
          | "IL"
          | "IM"
          | "IN"
          | "IO"
          | "IQ"
          | "IR"
          | "IS"
          | "IT"
          | "JE"
          | "JM"
          | "JO"
          | "JP"
          | "KE"
          | "KG"
          | "KH"
          | "KI"
          | "KM"
          | "KN"
          | "KP"
          | "KR"
          | "KW"
          | "KY"
          | "KZ"
          | "LA"
          | "LB"
          | "LC"
          | "LI"
          | "LK"
          | "LR"
          | "LS"
          | "LT"
          | "LU"
          | "LV"
          | "LY"
          | "MA"
          | "MC"
          | "MD"
          | "ME"
          | "MF"
          | "MG"
          | "MH"
          | "MK"
          | "ML"
          | "MM"
          | "MN"
          | "MO"
          | "MP"
          | "MQ"
          | "MR"
          | "MS"
          | "MT"
          | "MU"
          | "MV"
          | "MW"
          | "MX"
          | "MY"
          | "MZ"
          | "NA"
          | "NC"
          | "NE"
          | "NF"
          | "NG"
          | "NI"
          | "NL"
          | "NO"
          | "NP"
          | "NR"
          | "NU"
          | "NZ"
          | "OM"
          | "PA"
          | "PE"
          | "PF"
          | "PG"
          | "PH"
          | "PK"
          | "PL"
          | "PM"
          | "PN"
          | "PR"
          | "PS"
          | "PT"
          | "PW"
          | "PY"
          | "QA"
          | "RE"
          | "RO"
          | "RS"
          | "RU"
          | "RW"
          | "SA"
          | "SB"
          | "SC"
          | "SD"
          | "SE"
          | "SG"
          | "SH"
          | "SI"
          | "SJ"
          | "SK"
          | "SL"
          | "SM"
          | "SN"
          | "SO"
          | "SR"
          | "SS"
          | "ST"
          | "SV"
          | "SX"
          | "SY"
          | "SZ"
          | "TC"
          | "TD"
          | "TF"
          | "TG"
          | "TH"
          | "TJ"
          | "TK"
          | "TL"
          | "TM"
          | "TN"
          | "TO"
          | "TR"
          | "TT"
          | "TV"
          | "TW"
          | "TZ"
          | "UA"
          | "UG"
          | "UM"
          | "US"
          | "UY"
          | "UZ"
          | "VA"
          | "VC"
          | "VE"
          | "VG"
          | "VI"
          | "VN"
          | "VU"
          | "WF"
          | "WS"
          | "XK"
          | "YE"
          | "YT"
          | "ZA"
          | "ZM"
          | "ZW";
        orders?: "none" | "one" | "several";
        spentFrom?: number;
        consent?: "subscribed" | "pending" | "unsubscribed" | "none";
        lastOrder?:
          | "in-30-days"
          | "in-90-days"
          | "in-a-year"
          | "not-in-90-days"
          | "not-in-a-year";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        group?: string;
        sort?:
          | "newest"
          | "oldest"
          | "last-order"
          | "longest-ago"
          | "highest-spent"
          | "lowest-spent"
          | "most-orders"
          | "fewest-orders";
        columns?: "own" | "shopify" | "woocommerce" | "squarespace";
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/customers.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersByCustomerId
     * @summary Get a customer with orders, addresses, consent and timeline
     * @request GET:/api/owner/customers/{customerId}
     * @secure
     */
    getCustomersByCustomerId: (
      customerId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          customer: Customer;
        },
        Refusal
      >({
        path: `/api/owner/customers/${customerId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PutCustomersByCustomerId
     * @summary Save a customer’s details, note and tags over the revision that was opened
     * @request PUT:/api/owner/customers/{customerId}
     * @secure
     */
    putCustomersByCustomerId: (
      customerId: string,
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        firstName: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        lastName: string;
        /**
         * @minLength 0
         * @maxLength 40
         */
        phone: string;
        /** @maxLength 5000 */
        note: string;
        /** @maxItems 50 */
        tags: string[];
        /** @default null */
        taxExemption?: {
          /**
           * @minLength 1
           * @maxLength 100
           */
          reason: string;
          /**
           * @minLength 0
           * @maxLength 60
           */
          certificate: string;
          endsOn: string | null;
        } | null;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/customers/${customerId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersByCustomerIdDonationsByYear
     * @summary Get the PDF of what a donor gave in a year
     * @request GET:/api/owner/customers/{customerId}/donations/{year}
     * @secure
     */
    getCustomersByCustomerIdDonationsByYear: (
      customerId: string,
      year: number,
      params: RequestParams = {},
    ) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/customers/${customerId}/donations/${year}`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PostCustomersByCustomerIdDonationsByYearSend
     * @summary Email a donor the summary of what they gave in a year
     * @request POST:/api/owner/customers/{customerId}/donations/{year}/send
     * @secure
     */
    postCustomersByCustomerIdDonationsByYearSend: (
      customerId: string,
      year: number,
      params: RequestParams = {},
    ) =>
      this.request<object, Refusal>({
        path: `/api/owner/customers/${customerId}/donations/${year}/send`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PostCustomersByCustomerIdMerge
     * @summary Move everything of another customer to this one: orders, email addresses, tags and note
     * @request POST:/api/owner/customers/{customerId}/merge
     * @secure
     */
    postCustomersByCustomerIdMerge: (
      customerId: string,
      data: {
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        otherId: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/customers/${customerId}/merge`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersDonors
     * @summary List the people with receipts for donations, a page at a time
     * @request GET:/api/owner/customers/donors
     * @secure
     */
    getCustomersDonors: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @example 2026 */
        year?: number;
        recurring?: "yes" | "no";
        sort?: "last-gift" | "longest-ago" | "most-given" | "least-given";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          currency:
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR";
          donors: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            name: string;
            email: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            gifts: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lastGiftAt: number;
            isRecurring: boolean;
            summarySentAt: number | null;
          }[];
          next: string | null;
          years: number[];
          isSending: boolean;
        },
        Refusal
      >({
        path: `/api/owner/customers/donors`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersDonorsCsv
     * @summary Export donors as CSV
     * @request GET:/api/owner/customers/donors.csv
     * @secure
     */
    getCustomersDonorsCsv: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        year?: number;
        recurring?: "yes" | "no";
        sort?: "last-gift" | "longest-ago" | "most-given" | "least-given";
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/customers/donors.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PostCustomersDonorsSummaries
     * @summary Email all donors of a year that is over the summary of what they gave, each once
     * @request POST:/api/owner/customers/donors/summaries
     * @secure
     */
    postCustomersDonorsSummaries: (
      data: {
        /**
         * @min 2000
         * @max 2100
         */
        year: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<object, Refusal>({
        path: `/api/owner/customers/donors/summaries`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:read`.
     *
     * @tags customers
     * @name GetCustomersFacets
     * @summary List the tags and countries of customers, by name; 100 tags at most
     * @request GET:/api/owner/customers/facets
     * @secure
     */
    getCustomersFacets: (params: RequestParams = {}) =>
      this.request<
        {
          tags: string[];
          countries: string[];
        },
        Refusal
      >({
        path: `/api/owner/customers/facets`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `customers:write`.
     *
     * @tags customers
     * @name PostCustomersImport
     * @summary Import customers from a CSV file of this shop, Shopify, WooCommerce or Squarespace, or only show what would happen
     * @request POST:/api/owner/customers/import
     * @secure
     */
    postCustomersImport: (
      data: {
        /**
         * @minLength 1
         * @maxLength 2000000
         */
        csv: string;
        consent: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          listId: string;
          /**
           * @minLength 1
           * @maxLength 500
           */
          note: string;
        } | null;
        isDryRun: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          rows: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          added: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          known: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          repeated: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          subscribed: number;
          wrong: {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            line: number;
            email: string;
          }[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          wrongCount: number;
          shortened: {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            line: number;
            email: string;
            fields: ("name" | "phone" | "note" | "tags" | "address")[];
          }[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          shortenedCount: number;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/customers/import`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:read`.
     *
     * @tags discounts
     * @name GetDiscounts
     * @summary List the discounts, newest first, a page at a time
     * @request GET:/api/owner/discounts
     * @secure
     */
    getDiscounts: (
      query?: {
        /** @maxLength 200 */
        search?: string;
        /** @example "active" */
        status?: "active" | "scheduled" | "used-up" | "expired" | "off";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          discounts: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            title: string;
            trigger: "code" | "single-use-codes" | "automatic";
            /**
             * @minLength 0
             * @maxLength 60
             */
            code: string;
            isOn: boolean;
            kind: "percent" | "amount" | "free-shipping" | "buy-get";
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            amountCents: number;
            /** @default {} */
            fixedAmounts: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            appliesTo:
              | {
                  kind: "all";
                }
              | {
                  kind: "products";
                  /** @maxItems 200 */
                  productIds: string[];
                }
              | {
                  kind: "categories";
                  /** @maxItems 100 */
                  categoryIds: string[];
                };
            excludesSale: boolean;
            buy: {
              /**
               * @min 1
               * @max 9999
               */
              quantity: number;
              of:
                | {
                    kind: "all";
                  }
                | {
                    kind: "products";
                    /** @maxItems 200 */
                    productIds: string[];
                  }
                | {
                    kind: "categories";
                    /** @maxItems 100 */
                    categoryIds: string[];
                  };
            };
            /**
             * @min 1
             * @max 9999
             */
            getQuantity: number;
            timesPerOrder: number | null;
            shippingMaximumCents: number | null;
            /** @maxItems 250 */
            countries: (
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW"
            )[];
            /**
             * @min 0
             * @max 999999999999
             */
            minimumSubtotalCents: number;
            /** @default {} */
            fixedMinimums: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            /**
             * @min 0
             * @max 9999
             */
            minimumQuantity: number;
            startsAt: number | null;
            endsAt: number | null;
            usageLimit: number | null;
            oncePerCustomer: boolean;
            firstOrderOnly: boolean;
            /** @maxItems 500 */
            customers: string[];
            combinesWith: {
              product: boolean;
              order: boolean;
              shipping: boolean;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min 0
             * @max 9007199254740991
             */
            usedCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            salesCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            codeCount: number;
          }[];
          next: string | null;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          total: number;
        },
        Refusal
      >({
        path: `/api/owner/discounts`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name PostDiscounts
     * @summary Create a discount
     * @request POST:/api/owner/discounts
     * @secure
     */
    postDiscounts: (
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        title: string;
        trigger: "code" | "single-use-codes" | "automatic";
        /**
         * @minLength 0
         * @maxLength 60
         */
        code: string;
        isOn: boolean;
        kind: "percent" | "amount" | "free-shipping" | "buy-get";
        /**
         * @min 0
         * @max 100000
         */
        percentMilli: number;
        /**
         * @min 0
         * @max 999999999999
         */
        amountCents: number;
        /** @default {} */
        fixedAmounts?: Partial<
          Record<
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR",
            number
          >
        >;
        appliesTo:
          | {
              kind: "all";
            }
          | {
              kind: "products";
              /** @maxItems 200 */
              productIds: string[];
            }
          | {
              kind: "categories";
              /** @maxItems 100 */
              categoryIds: string[];
            };
        excludesSale: boolean;
        buy: {
          /**
           * @min 1
           * @max 9999
           */
          quantity: number;
          of:
            | {
                kind: "all";
              }
            | {
                kind: "products";
                /** @maxItems 200 */
                productIds: string[];
              }
            | {
                kind: "categories";
                /** @maxItems 100 */
                categoryIds: string[];
              };
        };
        /**
         * @min 1
         * @max 9999
         */
        getQuantity: number;
        timesPerOrder: number | null;
        shippingMaximumCents: number | null;
        /** @maxItems 250 */
        countries: (
          | "AD"
          | "AE"
          | "AF"
          | "AG"
          | "AI"
          | "AL"
          | "AM"
          | "AO"
          | "AR"
          | "AS"
          | "AT"
          | "AU"
          | "AW"
          | "AX"
          | "AZ"
          | "BA"
          | "BB"
          | "BD"
          | "BE"
          | "BF"
          | "BG"
          | "BH"
          | "BI"
          | "BJ"
          | "BL"
          | "BM"
          | "BN"
          | "BO"
          | "BQ"
          | "BR"
          | "BS"
          | "BT"
          | "BW"
          | "BY"
          | "BZ"
          | "CA"
          | "CC"
          | "CD"
          | "CF"
          | "CG"
          | "CH"
          | "CI"
          | "CK"
          | "CL"
          | "CM"
          | "CN"
          | "CO"
          | "CR"
          | "CU"
          | "CV"
          | "CW"
          | "CX"
          | "CY"
          | "CZ"
          | "DE"
          | "DJ"
          | "DK"
          | "DM"
          | "DO"
          | "DZ"
          | "EC"
          | "EE"
          | "EG"
          | "EH"
          | "ER"
          | "ES"
          | "ET"
          | "FI"
          | "FJ"
          | "FK"
          | "FM"
          | "FO"
          | "FR"
          | "GA"
          | "GB"
          | "GD"
          | "GE"
          | "GF"
          | "GG"
          | "GH"
          | "GI"
          | "GL"
          | "GM"
          | "GN"
          | "GP"
          | "GQ"
          | "GR"
          | "GS"
          | "GT"
          | "GU"
          | "GW"
          | "GY"
          | "HK"
          | "HN"
          | "HR"
          | "HT"
          | "HU"
          | "ID"
          | "IE"
          | "IL"
          | "IM"
          | "IN"
          | "IO"
          | "IQ"
          | "IR"
          | "IS"
          | "IT"
          | "JE"
          | "JM"
          | "JO"
          | "JP"
          | "KE"
          | "KG"
          | "KH"
          | "KI"
          | "KM"
          | "KN"
          | "KP"
          | "KR"
          | "KW"
          | "KY"
          | "KZ"
          | "LA"
          | "LB"
          | "LC"
          | "LI"
          | "LK"
          | "LR"
          | "LS"
          | "LT"
          | "LU"
          | "LV"
          | "LY"
          | "MA"
          | "MC"
          | "MD"
          | "ME"
          | "MF"
          | "MG"
          | "MH"
          | "MK"
          | "ML"
          | "MM"
          | "MN"
          | "MO"
          | "MP"
          | "MQ"
          | "MR"
          | "MS"
          | "MT"
          | "MU"
          | "MV"
          | "MW"
          | "MX"
          | "MY"
          | "MZ"
          | "NA"
          | "NC"
          | "NE"
          | "NF"
          | "NG"
          | "NI"
          | "NL"
          | "NO"
          | "NP"
          | "NR"
          | "NU"
          | "NZ"
          | "OM"
          | "PA"
          | "PE"
          | "PF"
          | "PG"
          | "PH"
          | "PK"
          | "PL"
          | "PM"
          | "PN"
          | "PR"
          | "PS"
          | "PT"
          | "PW"
          | "PY"
          | "QA"
          | "RE"
          | "RO"
          | "RS"
          | "RU"
          | "RW"
          | "SA"
          | "SB"
          | "SC"
          | "SD"
          | "SE"
          | "SG"
          | "SH"
          | "SI"
          | "SJ"
          | "SK"
          | "SL"
          | "SM"
          | "SN"
          | "SO"
          | "SR"
          | "SS"
          | "ST"
          | "SV"
          | "SX"
          | "SY"
          | "SZ"
          | "TC"
          | "TD"
          | "TF"
          | "TG"
          | "TH"
          | "TJ"
          | "TK"
          | "TL"
          | "TM"
          | "TN"
          | "TO"
          | "TR"
          | "TT"
          | "TV"
          | "TW"
          | "TZ"
          | "UA"
          | "UG"
          | "UM"
          | "US"
          | "UY"
          | "UZ"
          | "VA"
          | "VC"
          | "VE"
          | "VG"
          | "VI"
          | "VN"
          | "VU"
          | "WF"
          | "WS"
          | "XK"
          | "YE"
          | "YT"
          | "ZA"
          | "ZM"
          | "ZW"
        )[];
        /**
         * @min 0
         * @max 999999999999
         */
        minimumSubtotalCents: number;
        /** @default {} */
        fixedMinimums?: Partial<
          Record<
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR",
            number
          >
        >;
        /**
         * @min 0
         * @max 9999
         */
        minimumQuantity: number;
        startsAt: number | null;
        endsAt: number | null;
        usageLimit: number | null;
        oncePerCustomer: boolean;
        firstOrderOnly: boolean;
        /** @maxItems 500 */
        customers: string[];
        combinesWith: {
          product: boolean;
          order: boolean;
          shipping: boolean;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          discount: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            title: string;
            trigger: "code" | "single-use-codes" | "automatic";
            /**
             * @minLength 0
             * @maxLength 60
             */
            code: string;
            isOn: boolean;
            kind: "percent" | "amount" | "free-shipping" | "buy-get";
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            amountCents: number;
            /** @default {} */
            fixedAmounts: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            appliesTo:
              | {
                  kind: "all";
                }
              | {
                  kind: "products";
                  /** @maxItems 200 */
                  productIds: string[];
                }
              | {
                  kind: "categories";
                  /** @maxItems 100 */
                  categoryIds: string[];
                };
            excludesSale: boolean;
            buy: {
              /**
               * @min 1
               * @max 9999
               */
              quantity: number;
              of:
                | {
                    kind: "all";
                  }
                | {
                    kind: "products";
                    /** @maxItems 200 */
                    productIds: string[];
                  }
                | {
                    kind: "categories";
                    /** @maxItems 100 */
                    categoryIds: string[];
                  };
            };
            /**
             * @min 1
             * @max 9999
             */
            getQuantity: number;
            timesPerOrder: number | null;
            shippingMaximumCents: number | null;
            /** @maxItems 250 */
            countries: (
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW"
            )[];
            /**
             * @min 0
             * @max 999999999999
             */
            minimumSubtotalCents: number;
            /** @default {} */
            fixedMinimums: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            /**
             * @min 0
             * @max 9999
             */
            minimumQuantity: number;
            startsAt: number | null;
            endsAt: number | null;
            usageLimit: number | null;
            oncePerCustomer: boolean;
            firstOrderOnly: boolean;
            /** @maxItems 500 */
            customers: string[];
            combinesWith: {
              product: boolean;
              order: boolean;
              shipping: boolean;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min 0
             * @max 9007199254740991
             */
            usedCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            salesCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            codeCount: number;
          };
          titles: Partial<Record<string, string>>;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/discounts`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:read`.
     *
     * @tags discounts
     * @name GetDiscountsByDiscountId
     * @summary Get a discount with its usage
     * @request GET:/api/owner/discounts/{discountId}
     * @secure
     */
    getDiscountsByDiscountId: (
      discountId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          discount: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            title: string;
            trigger: "code" | "single-use-codes" | "automatic";
            /**
             * @minLength 0
             * @maxLength 60
             */
            code: string;
            isOn: boolean;
            kind: "percent" | "amount" | "free-shipping" | "buy-get";
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            amountCents: number;
            /** @default {} */
            fixedAmounts: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            appliesTo:
              | {
                  kind: "all";
                }
              | {
                  kind: "products";
                  /** @maxItems 200 */
                  productIds: string[];
                }
              | {
                  kind: "categories";
                  /** @maxItems 100 */
                  categoryIds: string[];
                };
            excludesSale: boolean;
            buy: {
              /**
               * @min 1
               * @max 9999
               */
              quantity: number;
              of:
                | {
                    kind: "all";
                  }
                | {
                    kind: "products";
                    /** @maxItems 200 */
                    productIds: string[];
                  }
                | {
                    kind: "categories";
                    /** @maxItems 100 */
                    categoryIds: string[];
                  };
            };
            /**
             * @min 1
             * @max 9999
             */
            getQuantity: number;
            timesPerOrder: number | null;
            shippingMaximumCents: number | null;
            /** @maxItems 250 */
            countries: (
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW"
            )[];
            /**
             * @min 0
             * @max 999999999999
             */
            minimumSubtotalCents: number;
            /** @default {} */
            fixedMinimums: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            /**
             * @min 0
             * @max 9999
             */
            minimumQuantity: number;
            startsAt: number | null;
            endsAt: number | null;
            usageLimit: number | null;
            oncePerCustomer: boolean;
            firstOrderOnly: boolean;
            /** @maxItems 500 */
            customers: string[];
            combinesWith: {
              product: boolean;
              order: boolean;
              shipping: boolean;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min 0
             * @max 9007199254740991
             */
            usedCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            salesCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            codeCount: number;
          };
          titles: Partial<Record<string, string>>;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name PutDiscountsByDiscountId
     * @summary Save a discount over the revision that was opened
     * @request PUT:/api/owner/discounts/{discountId}
     * @secure
     */
    putDiscountsByDiscountId: (
      discountId: string,
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        title: string;
        trigger: "code" | "single-use-codes" | "automatic";
        /**
         * @minLength 0
         * @maxLength 60
         */
        code: string;
        isOn: boolean;
        kind: "percent" | "amount" | "free-shipping" | "buy-get";
        /**
         * @min 0
         * @max 100000
         */
        percentMilli: number;
        /**
         * @min 0
         * @max 999999999999
         */
        amountCents: number;
        /** @default {} */
        fixedAmounts?: Partial<
          Record<
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR",
            number
          >
        >;
        appliesTo:
          | {
              kind: "all";
            }
          | {
              kind: "products";
              /** @maxItems 200 */
              productIds: string[];
            }
          | {
              kind: "categories";
              /** @maxItems 100 */
              categoryIds: string[];
            };
        excludesSale: boolean;
        buy: {
          /**
           * @min 1
           * @max 9999
           */
          quantity: number;
          of:
            | {
                kind: "all";
              }
            | {
                kind: "products";
                /** @maxItems 200 */
                productIds: string[];
              }
            | {
                kind: "categories";
                /** @maxItems 100 */
                categoryIds: string[];
              };
        };
        /**
         * @min 1
         * @max 9999
         */
        getQuantity: number;
        timesPerOrder: number | null;
        shippingMaximumCents: number | null;
        /** @maxItems 250 */
        countries: (
          | "AD"
          | "AE"
          | "AF"
          | "AG"
          | "AI"
          | "AL"
          | "AM"
          | "AO"
          | "AR"
          | "AS"
          | "AT"
          | "AU"
          | "AW"
          | "AX"
          | "AZ"
          | "BA"
          | "BB"
          | "BD"
          | "BE"
          | "BF"
          | "BG"
          | "BH"
          | "BI"
          | "BJ"
          | "BL"
          | "BM"
          | "BN"
          | "BO"
          | "BQ"
          | "BR"
          | "BS"
          | "BT"
          | "BW"
          | "BY"
          | "BZ"
          | "CA"
          | "CC"
          | "CD"
          | "CF"
          | "CG"
          | "CH"
          | "CI"
          | "CK"
          | "CL"
          | "CM"
          | "CN"
          | "CO"
          | "CR"
          | "CU"
          | "CV"
          | "CW"
          | "CX"
          | "CY"
          | "CZ"
          | "DE"
          | "DJ"
          | "DK"
          | "DM"
          | "DO"
          | "DZ"
          | "EC"
          | "EE"
          | "EG"
          | "EH"
          | "ER"
          | "ES"
          | "ET"
          | "FI"
          | "FJ"
          | "FK"
          | "FM"
          | "FO"
          | "FR"
          | "GA"
          | "GB"
          | "GD"
          | "GE"
          | "GF"
          | "GG"
          | "GH"
          | "GI"
          | "GL"
          | "GM"
          | "GN"
          | "GP"
          | "GQ"
          | "GR"
          | "GS"
          | "GT"
          | "GU"
          | "GW"
          | "GY"
          | "HK"
          | "HN"
          | "HR"
          | "HT"
          | "HU"
          | "ID"
          | "IE"
          | "IL"
          | "IM"
          | "IN"
          | "IO"
          | "IQ"
          | "IR"
          | "IS"
          | "IT"
          | "JE"
          | "JM"
          | "JO"
          | "JP"
          | "KE"
          | "KG"
          | "KH"
          | "KI"
          | "KM"
          | "KN"
          | "KP"
          | "KR"
          | "KW"
          | "KY"
          | "KZ"
          | "LA"
          | "LB"
          | "LC"
          | "LI"
          | "LK"
          | "LR"
          | "LS"
          | "LT"
          | "LU"
          | "LV"
          | "LY"
          | "MA"
          | "MC"
          | "MD"
          | "ME"
          | "MF"
          | "MG"
          | "MH"
          | "MK"
          | "ML"
          | "MM"
          | "MN"
          | "MO"
          | "MP"
          | "MQ"
          | "MR"
          | "MS"
          | "MT"
          | "MU"
          | "MV"
          | "MW"
          | "MX"
          | "MY"
          | "MZ"
          | "NA"
          | "NC"
          | "NE"
          | "NF"
          | "NG"
          | "NI"
          | "NL"
          | "NO"
          | "NP"
          | "NR"
          | "NU"
          | "NZ"
          | "OM"
          | "PA"
          | "PE"
          | "PF"
          | "PG"
          | "PH"
          | "PK"
          | "PL"
          | "PM"
          | "PN"
          | "PR"
          | "PS"
          | "PT"
          | "PW"
          | "PY"
          | "QA"
          | "RE"
          | "RO"
          | "RS"
          | "RU"
          | "RW"
          | "SA"
          | "SB"
          | "SC"
          | "SD"
          | "SE"
          | "SG"
          | "SH"
          | "SI"
          | "SJ"
          | "SK"
          | "SL"
          | "SM"
          | "SN"
          | "SO"
          | "SR"
          | "SS"
          | "ST"
          | "SV"
          | "SX"
          | "SY"
          | "SZ"
          | "TC"
          | "TD"
          | "TF"
          | "TG"
          | "TH"
          | "TJ"
          | "TK"
          | "TL"
          | "TM"
          | "TN"
          | "TO"
          | "TR"
          | "TT"
          | "TV"
          | "TW"
          | "TZ"
          | "UA"
          | "UG"
          | "UM"
          | "US"
          | "UY"
          | "UZ"
          | "VA"
          | "VC"
          | "VE"
          | "VG"
          | "VI"
          | "VN"
          | "VU"
          | "WF"
          | "WS"
          | "XK"
          | "YE"
          | "YT"
          | "ZA"
          | "ZM"
          | "ZW"
        )[];
        /**
         * @min 0
         * @max 999999999999
         */
        minimumSubtotalCents: number;
        /** @default {} */
        fixedMinimums?: Partial<
          Record<
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR",
            number
          >
        >;
        /**
         * @min 0
         * @max 9999
         */
        minimumQuantity: number;
        startsAt: number | null;
        endsAt: number | null;
        usageLimit: number | null;
        oncePerCustomer: boolean;
        firstOrderOnly: boolean;
        /** @maxItems 500 */
        customers: string[];
        combinesWith: {
          product: boolean;
          order: boolean;
          shipping: boolean;
        };
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          discount: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            title: string;
            trigger: "code" | "single-use-codes" | "automatic";
            /**
             * @minLength 0
             * @maxLength 60
             */
            code: string;
            isOn: boolean;
            kind: "percent" | "amount" | "free-shipping" | "buy-get";
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            amountCents: number;
            /** @default {} */
            fixedAmounts: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            appliesTo:
              | {
                  kind: "all";
                }
              | {
                  kind: "products";
                  /** @maxItems 200 */
                  productIds: string[];
                }
              | {
                  kind: "categories";
                  /** @maxItems 100 */
                  categoryIds: string[];
                };
            excludesSale: boolean;
            buy: {
              /**
               * @min 1
               * @max 9999
               */
              quantity: number;
              of:
                | {
                    kind: "all";
                  }
                | {
                    kind: "products";
                    /** @maxItems 200 */
                    productIds: string[];
                  }
                | {
                    kind: "categories";
                    /** @maxItems 100 */
                    categoryIds: string[];
                  };
            };
            /**
             * @min 1
             * @max 9999
             */
            getQuantity: number;
            timesPerOrder: number | null;
            shippingMaximumCents: number | null;
            /** @maxItems 250 */
            countries: (
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW"
            )[];
            /**
             * @min 0
             * @max 999999999999
             */
            minimumSubtotalCents: number;
            /** @default {} */
            fixedMinimums: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            /**
             * @min 0
             * @max 9999
             */
            minimumQuantity: number;
            startsAt: number | null;
            endsAt: number | null;
            usageLimit: number | null;
            oncePerCustomer: boolean;
            firstOrderOnly: boolean;
            /** @maxItems 500 */
            customers: string[];
            combinesWith: {
              product: boolean;
              order: boolean;
              shipping: boolean;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min 0
             * @max 9007199254740991
             */
            usedCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            salesCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            codeCount: number;
          };
          titles: Partial<Record<string, string>>;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name DeleteDiscountsByDiscountId
     * @summary Delete a discount with its codes
     * @request DELETE:/api/owner/discounts/{discountId}
     * @secure
     */
    deleteDiscountsByDiscountId: (
      discountId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name PostDiscountsByDiscountIdCodes
     * @summary Create single-use codes that cannot be guessed
     * @request POST:/api/owner/discounts/{discountId}/codes
     * @secure
     */
    postDiscountsByDiscountIdCodes: (
      discountId: string,
      data: {
        /**
         * @min 1
         * @max 1000
         */
        count: number;
        /**
         * @maxLength 20
         * @pattern ^[A-Za-z0-9._-]*$
         */
        prefix: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          codeCount: number;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}/codes`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:read`.
     *
     * @tags discounts
     * @name GetDiscountsByDiscountIdCodesCsv
     * @summary Export the single-use codes of a discount as CSV
     * @request GET:/api/owner/discounts/{discountId}/codes.csv
     * @secure
     */
    getDiscountsByDiscountIdCodesCsv: (
      discountId: string,
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/discounts/${discountId}/codes.csv`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name PostDiscountsByDiscountIdDuplicate
     * @summary Duplicate a discount; the copy is off and has another code
     * @request POST:/api/owner/discounts/{discountId}/duplicate
     * @secure
     */
    postDiscountsByDiscountIdDuplicate: (
      discountId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          discount: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            title: string;
            trigger: "code" | "single-use-codes" | "automatic";
            /**
             * @minLength 0
             * @maxLength 60
             */
            code: string;
            isOn: boolean;
            kind: "percent" | "amount" | "free-shipping" | "buy-get";
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            amountCents: number;
            /** @default {} */
            fixedAmounts: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            appliesTo:
              | {
                  kind: "all";
                }
              | {
                  kind: "products";
                  /** @maxItems 200 */
                  productIds: string[];
                }
              | {
                  kind: "categories";
                  /** @maxItems 100 */
                  categoryIds: string[];
                };
            excludesSale: boolean;
            buy: {
              /**
               * @min 1
               * @max 9999
               */
              quantity: number;
              of:
                | {
                    kind: "all";
                  }
                | {
                    kind: "products";
                    /** @maxItems 200 */
                    productIds: string[];
                  }
                | {
                    kind: "categories";
                    /** @maxItems 100 */
                    categoryIds: string[];
                  };
            };
            /**
             * @min 1
             * @max 9999
             */
            getQuantity: number;
            timesPerOrder: number | null;
            shippingMaximumCents: number | null;
            /** @maxItems 250 */
            countries: (
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW"
            )[];
            /**
             * @min 0
             * @max 999999999999
             */
            minimumSubtotalCents: number;
            /** @default {} */
            fixedMinimums: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
            /**
             * @min 0
             * @max 9999
             */
            minimumQuantity: number;
            startsAt: number | null;
            endsAt: number | null;
            usageLimit: number | null;
            oncePerCustomer: boolean;
            firstOrderOnly: boolean;
            /** @maxItems 500 */
            customers: string[];
            combinesWith: {
              product: boolean;
              order: boolean;
              shipping: boolean;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min 0
             * @max 9007199254740991
             */
            usedCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            salesCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            codeCount: number;
          };
          titles: Partial<Record<string, string>>;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}/duplicate`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `discounts:write`.
     *
     * @tags discounts
     * @name PutDiscountsByDiscountIdState
     * @summary Change whether a discount is on
     * @request PUT:/api/owner/discounts/{discountId}/state
     * @secure
     */
    putDiscountsByDiscountIdState: (
      discountId: string,
      data: {
        isOn: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/discounts/${discountId}/state`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetDraftOrders
     * @summary List the draft orders, newest first, a page at a time
     * @request GET:/api/owner/draft-orders
     * @secure
     */
    getDraftOrders: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        state?: "draft" | "sent" | "expired" | "ordered";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          drafts: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/draft-orders`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostDraftOrders
     * @summary Create a draft order
     * @request POST:/api/owner/draft-orders
     * @secure
     */
    postDraftOrders: (
      data: {
        content: {
          email: "" | string;
          address: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            firstName: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            lastName: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            company?: string;
            /**
             * @minLength 0
             * @maxLength 200
             */
            addressLine1: string;
            /**
             * @minLength 0
             * @maxLength 200
             * @default ""
             */
            addressLine2?: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            city: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            region?: string;
            /**
             * @minLength 0
             * @maxLength 20
             * @default ""
             */
            postalCode?: string;
            country:
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW";
            /**
             * @minLength 0
             * @maxLength 40
             * @default ""
             */
            phone?: string;
          } | null;
          /** @maxItems 100 */
          lines: (
            | {
                kind: "product";
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                /**
                 * @minLength 0
                 * @maxLength 400
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                /** @maxItems 50 */
                picks?: {
                  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                  variantId: string;
                  /**
                   * @min 1
                   * @max 60
                   */
                  quantity: number;
                }[];
              }
            | {
                kind: "free";
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                isTaxed: boolean;
                taxCategoryId: "" | string;
                isShipped: boolean;
              }
          )[];
          discount:
            | (
                | {
                    kind: "percent";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 100000
                     */
                    percentMilli: number;
                  }
                | {
                    kind: "amount";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 999999999999
                     */
                    amountCents: number;
                  }
              )
            | null;
          shipping:
            | {
                kind: "customer";
              }
            | {
                kind: "method";
                /**
                 * @minLength 1
                 * @maxLength 40
                 */
                methodId: string;
              }
            | {
                kind: "own";
                /**
                 * @minLength 1
                 * @maxLength 80
                 */
                name: string;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                costCents: number;
              };
          /** @maxLength 2000 */
          message: string;
          /**
           * @min 1
           * @max 365
           */
          validDays: number;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetDraftOrdersByDraftId
     * @summary Get a draft order
     * @request GET:/api/owner/draft-orders/{draftId}
     * @secure
     */
    getDraftOrdersByDraftId: (draftId: string, params: RequestParams = {}) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/${draftId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutDraftOrdersByDraftId
     * @summary Change a draft order; a link that was sent leads to the new content
     * @request PUT:/api/owner/draft-orders/{draftId}
     * @secure
     */
    putDraftOrdersByDraftId: (
      draftId: string,
      data: {
        content: {
          email: "" | string;
          address: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            firstName: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            lastName: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            company?: string;
            /**
             * @minLength 0
             * @maxLength 200
             */
            addressLine1: string;
            /**
             * @minLength 0
             * @maxLength 200
             * @default ""
             */
            addressLine2?: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            city: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            region?: string;
            /**
             * @minLength 0
             * @maxLength 20
             * @default ""
             */
            postalCode?: string;
            country:
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW";
            /**
             * @minLength 0
             * @maxLength 40
             * @default ""
             */
            phone?: string;
          } | null;
          /** @maxItems 100 */
          lines: (
            | {
                kind: "product";
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                /**
                 * @minLength 0
                 * @maxLength 400
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                /** @maxItems 50 */
                picks?: {
                  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                  variantId: string;
                  /**
                   * @min 1
                   * @max 60
                   */
                  quantity: number;
                }[];
              }
            | {
                kind: "free";
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                isTaxed: boolean;
                taxCategoryId: "" | string;
                isShipped: boolean;
              }
          )[];
          discount:
            | (
                | {
                    kind: "percent";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 100000
                     */
                    percentMilli: number;
                  }
                | {
                    kind: "amount";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 999999999999
                     */
                    amountCents: number;
                  }
              )
            | null;
          shipping:
            | {
                kind: "customer";
              }
            | {
                kind: "method";
                /**
                 * @minLength 1
                 * @maxLength 40
                 */
                methodId: string;
              }
            | {
                kind: "own";
                /**
                 * @minLength 1
                 * @maxLength 80
                 */
                name: string;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                costCents: number;
              };
          /** @maxLength 2000 */
          message: string;
          /**
           * @min 1
           * @max 365
           */
          validDays: number;
        };
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/${draftId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name DeleteDraftOrdersByDraftId
     * @summary Delete a draft order; its link no longer works, and an order that came from it stays
     * @request DELETE:/api/owner/draft-orders/{draftId}
     * @secure
     */
    deleteDraftOrdersByDraftId: (draftId: string, params: RequestParams = {}) =>
      this.request<object, Refusal>({
        path: `/api/owner/draft-orders/${draftId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostDraftOrdersByDraftIdLink
     * @summary Create the payment link of a draft order, and email it to the customer if wanted
     * @request POST:/api/owner/draft-orders/{draftId}/link
     * @secure
     */
    postDraftOrdersByDraftIdLink: (
      draftId: string,
      data: {
        sendEmail: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
          url: string;
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/${draftId}/link`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name DeleteDraftOrdersByDraftIdLink
     * @summary Delete the payment link of a draft order: it no longer works
     * @request DELETE:/api/owner/draft-orders/{draftId}/link
     * @secure
     */
    deleteDraftOrdersByDraftIdLink: (
      draftId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/${draftId}/link`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostDraftOrdersByDraftIdPaid
     * @summary Mark a draft order as paid: it becomes an order
     * @request POST:/api/owner/draft-orders/{draftId}/paid
     * @secure
     */
    postDraftOrdersByDraftIdPaid: (
      draftId: string,
      data: {
        paymentMethod: "bank-transfer" | "pay-on-pickup";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          draft: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "expired" | "ordered";
            email: string;
            name: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            linkExpiresAt: number | null;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            content: {
              email: "" | string;
              address: {
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                firstName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                lastName: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                company: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 */
                addressLine1: string;
                /**
                 * @minLength 0
                 * @maxLength 200
                 * @default ""
                 */
                addressLine2: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 */
                city: string;
                /**
                 * @minLength 0
                 * @maxLength 100
                 * @default ""
                 */
                region: string;
                /**
                 * @minLength 0
                 * @maxLength 20
                 * @default ""
                 */
                postalCode: string;
                country:
                  | "AD"
                  | "AE"
                  | "AF"
                  | "AG"
                  | "AI"
                  | "AL"
                  | "AM"
                  | "AO"
                  | "AR"
                  | "AS"
                  | "AT"
                  | "AU"
                  | "AW"
                  | "AX"
                  | "AZ"
                  | "BA"
                  | "BB"
                  | "BD"
                  | "BE"
                  | "BF"
                  | "BG"
                  | "BH"
                  | "BI"
                  | "BJ"
                  | "BL"
                  | "BM"
                  | "BN"
                  | "BO"
                  | "BQ"
                  | "BR"
                  | "BS"
                  | "BT"
                  | "BW"
                  | "BY"
                  | "BZ"
                  | "CA"
                  | "CC"
                  | "CD"
                  | "CF"
                  | "CG"
                  | "CH"
                  | "CI"
                  | "CK"
                  | "CL"
                  | "CM"
                  | "CN"
                  | "CO"
                  | "CR"
                  | "CU"
                  | "CV"
                  | "CW"
                  | "CX"
                  | "CY"
                  | "CZ"
                  | "DE"
                  | "DJ"
                  | "DK"
                  | "DM"
                  | "DO"
                  | "DZ"
                  | "EC"
                  | "EE"
                  | "EG"
                  | "EH"
                  | "ER"
                  | "ES"
                  | "ET"
                  | "FI"
                  | "FJ"
                  | "FK"
                  | "FM"
                  | "FO"
                  | "FR"
                  | "GA"
                  | "GB"
                  | "GD"
                  | "GE"
                  | "GF"
                  | "GG"
                  | "GH"
                  | "GI"
                  | "GL"
                  | "GM"
                  | "GN"
                  | "GP"
                  | "GQ"
                  | "GR"
                  | "GS"
                  | "GT"
                  | "GU"
                  | "GW"
                  | "GY"
                  | "HK"
                  | "HN"
                  | "HR"
                  | "HT"
                  | "HU"
                  | "ID"
                  | "IE"
                  | "IL"
                  | "IM"
                  | "IN"
                  | "IO"
                  | "IQ"
                  | "IR"
                  | "IS"
                  | "IT"
                  | "JE"
                  | "JM"
                  | "JO"
                  | "JP"
                  | "KE"
                  | "KG"
                  | "KH"
                  | "KI"
                  | "KM"
                  | "KN"
                  | "KP"
                  | "KR"
                  | "KW"
                  | "KY"
                  | "KZ"
                  | "LA"
                  | "LB"
                  | "LC"
                  | "LI"
                  | "LK"
                  | "LR"
                  | "LS"
                  | "LT"
                  | "LU"
                  | "LV"
                  | "LY"
                  | "MA"
                  | "MC"
                  | "MD"
                  | "ME"
                  | "MF"
                  | "MG"
                  | "MH"
                  | "MK"
                  | "ML"
                  | "MM"
                  | "MN"
                  | "MO"
                  | "MP"
                  | "MQ"
                  | "MR"
                  | "MS"
                  | "MT"
                  | "MU"
                  | "MV"
                  | "MW"
                  | "MX"
                  | "MY"
                  | "MZ"
                  | "NA"
                  | "NC"
                  | "NE"
                  | "NF"
                  | "NG"
                  | "NI"
                  | "NL"
                  | "NO"
                  | "NP"
                  | "NR"
                  | "NU"
                  | "NZ"
                  | "OM"
                  | "PA"
                  | "PE"
                  | "PF"
                  | "PG"
                  | "PH"
                  | "PK"
                  | "PL"
                  | "PM"
                  | "PN"
                  | "PR"
                  | "PS"
                  | "PT"
                  | "PW"
                  | "PY"
                  | "QA"
                  | "RE"
                  | "RO"
                  | "RS"
                  | "RU"
                  | "RW"
                  | "SA"
                  | "SB"
                  | "SC"
                  | "SD"
                  | "SE"
                  | "SG"
                  | "SH"
                  | "SI"
                  | "SJ"
                  | "SK"
                  | "SL"
                  | "SM"
                  | "SN"
                  | "SO"
                  | "SR"
                  | "SS"
                  | "ST"
                  | "SV"
                  | "SX"
                  | "SY"
                  | "SZ"
                  | "TC"
                  | "TD"
                  | "TF"
                  | "TG"
                  | "TH"
                  | "TJ"
                  | "TK"
                  | "TL"
                  | "TM"
                  | "TN"
                  | "TO"
                  | "TR"
                  | "TT"
                  | "TV"
                  | "TW"
                  | "TZ"
                  | "UA"
                  | "UG"
                  | "UM"
                  | "US"
                  | "UY"
                  | "UZ"
                  | "VA"
                  | "VC"
                  | "VE"
                  | "VG"
                  | "VI"
                  | "VN"
                  | "VU"
                  | "WF"
                  | "WS"
                  | "XK"
                  | "YE"
                  | "YT"
                  | "ZA"
                  | "ZM"
                  | "ZW";
                /**
                 * @minLength 0
                 * @maxLength 40
                 * @default ""
                 */
                phone: string;
              } | null;
              /** @maxItems 100 */
              lines: (
                | {
                    kind: "product";
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    productId: string;
                    /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                    variantId: string;
                    /**
                     * @minLength 0
                     * @maxLength 400
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    /** @maxItems 50 */
                    picks?: {
                      /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                      variantId: string;
                      /**
                       * @min 1
                       * @max 60
                       */
                      quantity: number;
                    }[];
                  }
                | {
                    kind: "free";
                    /**
                     * @minLength 1
                     * @maxLength 200
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 9999
                     */
                    quantity: number;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    unitPriceCents: number;
                    isTaxed: boolean;
                    taxCategoryId: "" | string;
                    isShipped: boolean;
                  }
              )[];
              discount:
                | (
                    | {
                        kind: "percent";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 100000
                         */
                        percentMilli: number;
                      }
                    | {
                        kind: "amount";
                        /**
                         * @minLength 0
                         * @maxLength 80
                         */
                        title: string;
                        /**
                         * @min 1
                         * @max 999999999999
                         */
                        amountCents: number;
                      }
                  )
                | null;
              shipping:
                | {
                    kind: "customer";
                  }
                | {
                    kind: "method";
                    /**
                     * @minLength 1
                     * @maxLength 40
                     */
                    methodId: string;
                  }
                | {
                    kind: "own";
                    /**
                     * @minLength 1
                     * @maxLength 80
                     */
                    name: string;
                    /**
                     * @min 0
                     * @max 999999999999
                     */
                    costCents: number;
                  };
              /** @maxLength 2000 */
              message: string;
              /**
               * @min 1
               * @max 365
               */
              validDays: number;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/${draftId}/paid`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostDraftOrdersPrice
     * @summary Preview the totals of a draft order that is not saved, by the rules of checkout
     * @request POST:/api/owner/draft-orders/price
     * @secure
     */
    postDraftOrdersPrice: (
      data: {
        content: {
          email: "" | string;
          address: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            firstName: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            lastName: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            company?: string;
            /**
             * @minLength 0
             * @maxLength 200
             */
            addressLine1: string;
            /**
             * @minLength 0
             * @maxLength 200
             * @default ""
             */
            addressLine2?: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            city: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            region?: string;
            /**
             * @minLength 0
             * @maxLength 20
             * @default ""
             */
            postalCode?: string;
            country:
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW";
            /**
             * @minLength 0
             * @maxLength 40
             * @default ""
             */
            phone?: string;
          } | null;
          /** @maxItems 100 */
          lines: (
            | {
                kind: "product";
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                /**
                 * @minLength 0
                 * @maxLength 400
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                /** @maxItems 50 */
                picks?: {
                  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                  variantId: string;
                  /**
                   * @min 1
                   * @max 60
                   */
                  quantity: number;
                }[];
              }
            | {
                kind: "free";
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                isTaxed: boolean;
                taxCategoryId: "" | string;
                isShipped: boolean;
              }
          )[];
          discount:
            | (
                | {
                    kind: "percent";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 100000
                     */
                    percentMilli: number;
                  }
                | {
                    kind: "amount";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 999999999999
                     */
                    amountCents: number;
                  }
              )
            | null;
          shipping:
            | {
                kind: "customer";
              }
            | {
                kind: "method";
                /**
                 * @minLength 1
                 * @maxLength 40
                 */
                methodId: string;
              }
            | {
                kind: "own";
                /**
                 * @minLength 1
                 * @maxLength 80
                 */
                name: string;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                costCents: number;
              };
          /** @maxLength 2000 */
          message: string;
          /**
           * @min 1
           * @max 365
           */
          validDays: number;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          cart: {
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            websiteId: string;
            orderId: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            created: number;
            isPurchased: boolean;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            entries: {
              id: string;
              itemId: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              chosenVariant: {
                sku: string;
                attributes: Partial<Record<string, string>>;
              };
              title: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              subTotal: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              purchasePriceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              ownAmountCents?: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              regularPriceCents: number;
              contentPrice?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                cents: number;
                per: {
                  /**
                   * @exclusiveMin 0
                   * @max 1000000
                   */
                  amount: number;
                  unit:
                    | "mg"
                    | "g"
                    | "kg"
                    | "oz"
                    | "lb"
                    | "ml"
                    | "cl"
                    | "l"
                    | "m3"
                    | "floz"
                    | "pt"
                    | "qt"
                    | "gal"
                    | "mm"
                    | "cm"
                    | "m"
                    | "in"
                    | "ft"
                    | "yd"
                    | "m2"
                    | "ft2"
                    | "item";
                };
              };
              additionalFields: string | null;
              answers: {
                fieldId: string;
                type:
                  | "text"
                  | "textarea"
                  | "email"
                  | "number"
                  | "currency"
                  | "website"
                  | "password"
                  | "twitter"
                  | "phone"
                  | "date"
                  | "time"
                  | "name"
                  | "address"
                  | "checkbox"
                  | "radio"
                  | "select"
                  | "likert"
                  | "section"
                  | "hidden"
                  | "file"
                  | "consent";
                label: string;
                lines: string[];
              }[];
              hasForm: boolean;
              productType: 1 | 2 | 3 | 4 | 5 | 6;
              fullUrl: string;
              image: {
                assetUrl: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                width: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                height: number;
                altText: string;
              } | null;
              available: number | null;
              subscriptionPlan?: {
                billingPeriod: {
                  /**
                   * @min 1
                   * @max 52
                   */
                  value: number;
                  unit: "WEEK" | "MONTH" | "YEAR";
                };
                /**
                 * @min 0
                 * @max 520
                 */
                numBillingCycles: number;
                trial?: {
                  period: {
                    /**
                     * @min 1
                     * @max 90
                     */
                    value: number;
                    unit: "DAY" | "WEEK" | "MONTH";
                  };
                  /**
                   * @min 0
                   * @max 999999999999
                   */
                  priceCents: number;
                };
              };
              /**
               * @format date
               * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
               */
              secondPaymentOn?: string;
              afterTrial?: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                priceCents: number;
                day: string;
              };
              hadTrial?: boolean;
              parts?: {
                itemId: string;
                sku: string;
                title: string;
                attributes: Partial<Record<string, string>>;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                quantity: number;
                fullUrl: string;
              }[];
              picks?: {
                itemId: string;
                sku: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                quantity: number;
              }[];
              allowsSeveral: boolean;
              problem: string | null;
            }[];
            shippingOptions: {
              id: string;
              name: string;
              description: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              costCents: number;
              isPickup: boolean;
              place?: string;
              hasSlots?: boolean;
              packages?: {
                name: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            }[];
            pickupOptions: {
              id: string;
              name: string;
              description: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              costCents: number;
              isPickup: boolean;
              place?: string;
              hasSlots?: boolean;
              packages?: {
                name: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            }[];
            freeShipping: {
              methodName: string;
              zoneName: string | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              overCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              awayCents: number;
            } | null;
            selectedShippingOption: {
              id: string;
              name: string;
              description: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              costCents: number;
              isPickup: boolean;
              place?: string;
              hasSlots?: boolean;
              packages?: {
                name: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            } | null;
            shippingLocation: {
              country:
                | "AD"
                | "AE"
                | "AF"
                | "AG"
                | "AI"
                | "AL"
                | "AM"
                | "AO"
                | "AR"
                | "AS"
                | "AT"
                | "AU"
                | "AW"
                | "AX"
                | "AZ"
                | "BA"
                | "BB"
                | "BD"
                | "BE"
                | "BF"
                | "BG"
                | "BH"
                | "BI"
                | "BJ"
                | "BL"
                | "BM"
                | "BN"
                | "BO"
                | "BQ"
                | "BR"
                | "BS"
                | "BT"
                | "BW"
                | "BY"
                | "BZ"
                | "CA"
                | "CC"
                | "CD"
                | "CF"
                | "CG"
                | "CH"
                | "CI"
                | "CK"
                | "CL"
                | "CM"
                | "CN"
                | "CO"
                | "CR"
                | "CU"
                | "CV"
                | "CW"
                | "CX"
                | "CY"
                | "CZ"
                | "DE"
                | "DJ"
                | "DK"
                | "DM"
                | "DO"
                | "DZ"
                | "EC"
                | "EE"
                | "EG"
                | "EH"
                | "ER"
                | "ES"
                | "ET"
                | "FI"
                | "FJ"
                | "FK"
                | "FM"
                | "FO"
                | "FR"
                | "GA"
                | "GB"
                | "GD"
                | "GE"
                | "GF"
                | "GG"
                | "GH"
                | "GI"
                | "GL"
                | "GM"
                | "GN"
                | "GP"
                | "GQ"
                | "GR"
                | "GS"
                | "GT"
                | "GU"
                | "GW"
                | "GY"
                | "HK"
                | "HN"
                | "HR"
                | "HT"
                | "HU"
                | "ID"
                | "IE"
                | "IL"
                | "IM"
                | "IN"
                | "IO"
                | "IQ"
                | "IR"
                | "IS"
                | "IT"
                | "JE"
                | "JM"
                | "JO"
                | "JP"
                | "KE"
                | "KG"
                | "KH"
                | "KI"
                | "KM"
                | "KN"
                | "KP"
                | "KR"
                | "KW"
                | "KY"
                | "KZ"
                | "LA"
                | "LB"
                | "LC"
                | "LI"
                | "LK"
                | "LR"
                | "LS"
                | "LT"
                | "LU"
                | "LV"
                | "LY"
                | "MA"
                | "MC"
                | "MD"
                | "ME"
                | "MF"
                | "MG"
                | "MH"
                | "MK"
                | "ML"
                | "MM"
                | "MN"
                | "MO"
                | "MP"
                | "MQ"
                | "MR"
                | "MS"
                | "MT"
                | "MU"
                | "MV"
                | "MW"
                | "MX"
                | "MY"
                | "MZ"
                | "NA"
                | "NC"
                | "NE"
                | "NF"
                | "NG"
                | "NI"
                | "NL"
                | "NO"
                | "NP"
                | "NR"
                | "NU"
                | "NZ"
                | "OM"
                | "PA"
                | "PE"
                | "PF"
                | "PG"
                | "PH"
                | "PK"
                | "PL"
                | "PM"
                | "PN"
                | "PR"
                | "PS"
                | "PT"
                | "PW"
                | "PY"
                | "QA"
                | "RE"
                | "RO"
                | "RS"
                | "RU"
                | "RW"
                | "SA"
                | "SB"
                | "SC"
                | "SD"
                | "SE"
                | "SG"
                | "SH"
                | "SI"
                | "SJ"
                | "SK"
                | "SL"
                | "SM"
                | "SN"
                | "SO"
                | "SR"
                | "SS"
                | "ST"
                | "SV"
                | "SX"
                | "SY"
                | "SZ"
                | "TC"
                | "TD"
                | "TF"
                | "TG"
                | "TH"
                | "TJ"
                | "TK"
                | "TL"
                | "TM"
                | "TN"
                | "TO"
                | "TR"
                | "TT"
                | "TV"
                | "TW"
                | "TZ"
                | "UA"
                | "UG"
                | "UM"
                | "US"
                | "UY"
                | "UZ"
                | "VA"
                | "VC"
                | "VE"
                | "VG"
                | "VI"
                | "VN"
                | "VU"
                | "WF"
                | "WS"
                | "XK"
                | "YE"
                | "YT"
                | "ZA"
                | "ZM"
                | "ZW";
              /**
               * @minLength 0
               * @maxLength 100
               */
              region: string;
              /**
               * @minLength 0
               * @maxLength 20
               */
              postalCode: string;
            } | null;
            applicableTaxRules: {
              name: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rateMilliPercent: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              amountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              netCents?: number;
              included: boolean;
              kind?: "reverse-charge" | "exempt";
            }[];
            taxPlaces: {
              byCountry: boolean;
              byRegionIn: (
                | "AD"
                | "AE"
                | "AF"
                | "AG"
                | "AI"
                | "AL"
                | "AM"
                | "AO"
                | "AR"
                | "AS"
                | "AT"
                | "AU"
                | "AW"
                | "AX"
                | "AZ"
                | "BA"
                | "BB"
                | "BD"
                | "BE"
                | "BF"
                | "BG"
                | "BH"
                | "BI"
                | "BJ"
                | "BL"
                | "BM"
                | "BN"
                | "BO"
                | "BQ"
                | "BR"
                | "BS"
                | "BT"
                | "BW"
                | "BY"
                | "BZ"
                | "CA"
                | "CC"
                | "CD"
                | "CF"
                | "CG"
                | "CH"
                | "CI"
                | "CK"
                | "CL"
                | "CM"
                | "CN"
                | "CO"
                | "CR"
                | "CU"
                | "CV"
                | "CW"
                | "CX"
                | "CY"
                | "CZ"
                | "DE"
                | "DJ"
                | "DK"
                | "DM"
                | "DO"
                | "DZ"
                | "EC"
                | "EE"
                | "EG"
                | "EH"
                | "ER"
                | "ES"
                | "ET"
                | "FI"
                | "FJ"
                | "FK"
                | "FM"
                | "FO"
                | "FR"
                | "GA"
                | "GB"
                | "GD"
                | "GE"
                | "GF"
                | "GG"
                | "GH"
                | "GI"
                | "GL"
                | "GM"
                | "GN"
                | "GP"
                | "GQ"
                | "GR"
                | "GS"
                | "GT"
                | "GU"
                | "GW"
                | "GY"
                | "HK"
                | "HN"
                | "HR"
                | "HT"
                | "HU"
                | "ID"
                | "IE"
                | "IL"
                | "IM"
                | "IN"
                | "IO"
                | "IQ"
                | "IR"
                | "IS"
                | "IT"
                | "JE"
                | "JM"
                | "JO"
                | "JP"
                | "KE"
                | "KG"
                | "KH"
                | "KI"
                | "KM"
                | "KN"
                | "KP"
                | "KR"
                | "KW"
                | "KY"
                | "KZ"
                | "LA"
                | "LB"
                | "LC"
                | "LI"
                | "LK"
                | "LR"
                | "LS"
                | "LT"
                | "LU"
                | "LV"
                | "LY"
                | "MA"
                | "MC"
                | "MD"
                | "ME"
                | "MF"
                | "MG"
                | "MH"
                | "MK"
                | "ML"
                | "MM"
                | "MN"
                | "MO"
                | "MP"
                | "MQ"
                | "MR"
                | "MS"
                | "MT"
                | "MU"
                | "MV"
                | "MW"
                | "MX"
                | "MY"
                | "MZ"
                | "NA"
                | "NC"
                | "NE"
                | "NF"
                | "NG"
                | "NI"
                | "NL"
                | "NO"
                | "NP"
                | "NR"
                | "NU"
                | "NZ"
                | "OM"
                | "PA"
                | "PE"
                | "PF"
                | "PG"
                | "PH"
                | "PK"
                | "PL"
                | "PM"
                | "PN"
                | "PR"
                | "PS"
                | "PT"
                | "PW"
                | "PY"
                | "QA"
                | "RE"
                | "RO"
                | "RS"
                | "RU"
                | "RW"
                | "SA"
                | "SB"
                | "SC"
                | "SD"
                | "SE"
                | "SG"
                | "SH"
                | "SI"
                | "SJ"
                | "SK"
                | "SL"
                | "SM"
                | "SN"
                | "SO"
                | "SR"
                | "SS"
                | "ST"
                | "SV"
                | "SX"
                | "SY"
                | "SZ"
                | "TC"
                | "TD"
                | "TF"
                | "TG"
                | "TH"
                | "TJ"
                | "TK"
                | "TL"
                | "TM"
                | "TN"
                | "TO"
                | "TR"
                | "TT"
                | "TV"
                | "TW"
                | "TZ"
                | "UA"
                | "UG"
                | "UM"
                | "US"
                | "UY"
                | "UZ"
                | "VA"
                | "VC"
                | "VE"
                | "VG"
                | "VI"
                | "VN"
                | "VU"
                | "WF"
                | "WS"
                | "XK"
                | "YE"
                | "YT"
                | "ZA"
                | "ZM"
                | "ZW"
              )[];
            };
            coupons: string[];
            takesCoupons: boolean;
            combinesCoupons: boolean;
            validCoupons: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              code: string;
              title: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              freeShipping: boolean;
            }[];
            invalidCoupons: {
              code: string;
              reason: string;
            }[];
            automaticDiscounts: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              code: string;
              title: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              freeShipping: boolean;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            subtotalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            shippingCostCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            discountCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            grandTotalCents: number;
            takesGiftCards: boolean;
            giftCards: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              lastFour: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              balanceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              cents: number;
              isTest: boolean;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            dueCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            hasDigital: boolean;
            purelyDigital: boolean;
            requiresShipping: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            minimumSubtotalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            minimumQuantity?: number;
            business?: {
              number: string;
              state: "valid" | "invalid" | "unavailable" | "not-in-vies";
              name: string;
              isReverseCharged: boolean;
            };
            isTaxExempt?: boolean;
            draftOrder?: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              fixesShipping?: boolean;
              shipsAnywhere?: boolean;
            };
            owedFor?: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              isTest: boolean;
            };
          };
        },
        Refusal
      >({
        path: `/api/owner/draft-orders/price`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetForms
     * @summary List all forms by name, with unread responses and where they are used
     * @request GET:/api/owner/forms
     * @secure
     */
    getForms: (params: RequestParams = {}) =>
      this.request<
        {
          forms: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            name: string;
            /** @default "form" */
            kind: "form" | "newsletter";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            submissions: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            unread: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            fieldCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            notAskedOfBuyers: number;
            uses: {
              kind: "page" | "shared section" | "footer" | "popup" | "product";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              title: string;
              path: string | null;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/forms`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PostForms
     * @summary Create a form, blank or from a template
     * @request POST:/api/owner/forms
     * @secure
     */
    postForms: (
      data: {
        /** @default "blank" */
        template?:
          | "blank"
          | "contact"
          | "order-enquiry"
          | "rsvp"
          | "survey"
          | "newsletter";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          form: {
            /**
             * @minLength 1
             * @maxLength 200
             */
            name: string;
            /** @default "form" */
            kind: "form" | "newsletter";
            /** @maxItems 100 */
            fields: FormField[];
            /**
             * @minLength 1
             * @maxLength 100
             * @default "Submit"
             */
            submitLabel: string;
            /**
             * @maxLength 2000
             * @default "Thank you!"
             */
            submissionText: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            submissionHtml: string;
            /**
             * @maxLength 2000
             * @default ""
             */
            successRedirect: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            disclaimerHtml: string;
            /** @default false */
            captchaEnabled: boolean;
            /** @default "light" */
            captchaTheme: "light" | "dark";
            /** @default "left" */
            captchaAlignment: "left" | "center" | "right";
            /** @default {"mailTo":[],"autoReply":null,"webhook":null,"listId":null,"retentionDays":null} */
            storage: {
              /**
               * @maxItems 20
               * @default []
               */
              mailTo: string[];
              /** @default null */
              autoReply: {
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                subject: string;
                /**
                 * @minLength 1
                 * @maxLength 5000
                 */
                text: string;
              } | null;
              /** @default null */
              webhook: {
                /**
                 * @format uri
                 * @maxLength 2000
                 */
                url: string;
              } | null;
              /** @default null */
              listId: string | null;
              /** @default null */
              retentionDays: number | null;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min 1
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          };
          uses: {
            kind: "page" | "shared section" | "footer" | "popup" | "product";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            title: string;
            path: string | null;
          }[];
          webhookSecret: string | null;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsByFormId
     * @summary Get a form as its builder opens it
     * @request GET:/api/owner/forms/{formId}
     * @secure
     */
    getFormsByFormId: (formId: string, params: RequestParams = {}) =>
      this.request<
        {
          form: {
            /**
             * @minLength 1
             * @maxLength 200
             */
            name: string;
            /** @default "form" */
            kind: "form" | "newsletter";
            /** @maxItems 100 */
            fields: FormField[];
            /**
             * @minLength 1
             * @maxLength 100
             * @default "Submit"
             */
            submitLabel: string;
            /**
             * @maxLength 2000
             * @default "Thank you!"
             */
            submissionText: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            submissionHtml: string;
            /**
             * @maxLength 2000
             * @default ""
             */
            successRedirect: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            disclaimerHtml: string;
            /** @default false */
            captchaEnabled: boolean;
            /** @default "light" */
            captchaTheme: "light" | "dark";
            /** @default "left" */
            captchaAlignment: "left" | "center" | "right";
            /** @default {"mailTo":[],"autoReply":null,"webhook":null,"listId":null,"retentionDays":null} */
            storage: {
              /**
               * @maxItems 20
               * @default []
               */
              mailTo: string[];
              /** @default null */
              autoReply: {
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                subject: string;
                /**
                 * @minLength 1
                 * @maxLength 5000
                 */
                text: string;
              } | null;
              /** @default null */
              webhook: {
                /**
                 * @format uri
                 * @maxLength 2000
                 */
                url: string;
              } | null;
              /** @default null */
              listId: string | null;
              /** @default null */
              retentionDays: number | null;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min 1
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          };
          uses: {
            kind: "page" | "shared section" | "footer" | "popup" | "product";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            title: string;
            path: string | null;
          }[];
          webhookSecret: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PutFormsByFormId
     * @summary Save a form; refused if someone else saved it in the meantime
     * @request PUT:/api/owner/forms/{formId}
     * @secure
     */
    putFormsByFormId: (
      formId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 200
         */
        name: string;
        /** @default "form" */
        kind?: "form" | "newsletter";
        /** @maxItems 100 */
        fields: (
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "text";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "textarea";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
              /**
               * @min 0
               * @max 20000
               * @default 0
               */
              maxLength?: number;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "email";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "number";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "currency";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
              /**
               * @maxLength 5
               * @default "$"
               */
              symbol?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "website";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "password";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "twitter";
              /**
               * @maxLength 300
               * @default ""
               */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "phone";
              /** @default false */
              showCountryCode?: boolean;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "date";
              /** @maxLength 300 */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "time";
              /** @maxLength 300 */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "name";
              /** @maxLength 300 */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "address";
              /** @maxLength 300 */
              placeholder?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "checkbox";
              /**
               * @maxItems 2000
               * @minItems 1
               */
              options: string[];
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "radio";
              /**
               * @maxItems 2000
               * @minItems 1
               */
              options: string[];
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "select";
              /**
               * @maxItems 2000
               * @minItems 1
               */
              options: string[];
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "likert";
              /**
               * @maxItems 2000
               * @minItems 1
               */
              options: string[];
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "section";
              /** @default false */
              underline?: boolean;
              /** @default false */
              beginsStep?: boolean;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "hidden";
              /**
               * @minLength 1
               * @maxLength 100
               */
              key: string;
              /**
               * @maxLength 1000
               * @default ""
               */
              value?: string;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "file";
              /** @minItems 1 */
              accept: ("picture" | "pdf" | "document")[];
              /**
               * @min 1
               * @max 25
               */
              maxMegabytes: number;
              /**
               * @min 1
               * @max 10
               */
              maxFiles: number;
            }
          | {
              /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
              id: string;
              /**
               * @maxLength 300
               * @default ""
               */
              title?: string;
              /**
               * @maxLength 2000
               * @default ""
               */
              description?: string;
              /** @default false */
              required?: boolean;
              /** @default null */
              showWhen?: {
                match: "all" | "any";
                /**
                 * @maxItems 5
                 * @minItems 1
                 */
                rules: {
                  /** @pattern ^[0-9a-zA-Z-]{1,64}$ */
                  fieldId: string;
                  test: "is" | "is-not" | "answered" | "empty";
                  /**
                   * @maxLength 200
                   * @default ""
                   */
                  value?: string;
                }[];
              } | null;
              type: "consent";
              /**
               * @minLength 1
               * @maxLength 2000
               */
              text: string;
            }
        )[];
        /**
         * @minLength 1
         * @maxLength 100
         * @default "Submit"
         */
        submitLabel?: string;
        /**
         * @maxLength 2000
         * @default "Thank you!"
         */
        submissionText?: string;
        /**
         * @maxLength 20000
         * @default ""
         */
        submissionHtml?: string;
        /**
         * @maxLength 2000
         * @default ""
         */
        successRedirect?: string;
        /**
         * @maxLength 20000
         * @default ""
         */
        disclaimerHtml?: string;
        /** @default false */
        captchaEnabled?: boolean;
        /** @default "light" */
        captchaTheme?: "light" | "dark";
        /** @default "left" */
        captchaAlignment?: "left" | "center" | "right";
        /** @default {"mailTo":[],"autoReply":null,"webhook":null,"listId":null,"retentionDays":null} */
        storage?: {
          /**
           * @maxItems 20
           * @default []
           */
          mailTo?: string[];
          /** @default null */
          autoReply?: {
            /**
             * @minLength 1
             * @maxLength 200
             */
            subject: string;
            /**
             * @minLength 1
             * @maxLength 5000
             */
            text: string;
          } | null;
          /** @default null */
          webhook?: {
            /**
             * @format uri
             * @maxLength 2000
             */
            url: string;
          } | null;
          /** @default null */
          listId?: string | null;
          /** @default null */
          retentionDays?: number | null;
        };
        /**
         * @min 1
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          form: {
            /**
             * @minLength 1
             * @maxLength 200
             */
            name: string;
            /** @default "form" */
            kind: "form" | "newsletter";
            /** @maxItems 100 */
            fields: FormField[];
            /**
             * @minLength 1
             * @maxLength 100
             * @default "Submit"
             */
            submitLabel: string;
            /**
             * @maxLength 2000
             * @default "Thank you!"
             */
            submissionText: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            submissionHtml: string;
            /**
             * @maxLength 2000
             * @default ""
             */
            successRedirect: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            disclaimerHtml: string;
            /** @default false */
            captchaEnabled: boolean;
            /** @default "light" */
            captchaTheme: "light" | "dark";
            /** @default "left" */
            captchaAlignment: "left" | "center" | "right";
            /** @default {"mailTo":[],"autoReply":null,"webhook":null,"listId":null,"retentionDays":null} */
            storage: {
              /**
               * @maxItems 20
               * @default []
               */
              mailTo: string[];
              /** @default null */
              autoReply: {
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                subject: string;
                /**
                 * @minLength 1
                 * @maxLength 5000
                 */
                text: string;
              } | null;
              /** @default null */
              webhook: {
                /**
                 * @format uri
                 * @maxLength 2000
                 */
                url: string;
              } | null;
              /** @default null */
              listId: string | null;
              /** @default null */
              retentionDays: number | null;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min 1
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          };
          uses: {
            kind: "page" | "shared section" | "footer" | "popup" | "product";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            title: string;
            path: string | null;
          }[];
          webhookSecret: string | null;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name DeleteFormsByFormId
     * @summary Delete a form with its responses, unless a page or product uses it
     * @request DELETE:/api/owner/forms/{formId}
     * @secure
     */
    deleteFormsByFormId: (formId: string, params: RequestParams = {}) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PostFormsByFormIdDuplicate
     * @summary Duplicate a form without its responses
     * @request POST:/api/owner/forms/{formId}/duplicate
     * @secure
     */
    postFormsByFormIdDuplicate: (formId: string, params: RequestParams = {}) =>
      this.request<
        {
          form: {
            /**
             * @minLength 1
             * @maxLength 200
             */
            name: string;
            /** @default "form" */
            kind: "form" | "newsletter";
            /** @maxItems 100 */
            fields: FormField[];
            /**
             * @minLength 1
             * @maxLength 100
             * @default "Submit"
             */
            submitLabel: string;
            /**
             * @maxLength 2000
             * @default "Thank you!"
             */
            submissionText: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            submissionHtml: string;
            /**
             * @maxLength 2000
             * @default ""
             */
            successRedirect: string;
            /**
             * @maxLength 20000
             * @default ""
             */
            disclaimerHtml: string;
            /** @default false */
            captchaEnabled: boolean;
            /** @default "light" */
            captchaTheme: "light" | "dark";
            /** @default "left" */
            captchaAlignment: "left" | "center" | "right";
            /** @default {"mailTo":[],"autoReply":null,"webhook":null,"listId":null,"retentionDays":null} */
            storage: {
              /**
               * @maxItems 20
               * @default []
               */
              mailTo: string[];
              /** @default null */
              autoReply: {
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                subject: string;
                /**
                 * @minLength 1
                 * @maxLength 5000
                 */
                text: string;
              } | null;
              /** @default null */
              webhook: {
                /**
                 * @format uri
                 * @maxLength 2000
                 */
                url: string;
              } | null;
              /** @default null */
              listId: string | null;
              /** @default null */
              retentionDays: number | null;
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min 1
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          };
          uses: {
            kind: "page" | "shared section" | "footer" | "popup" | "product";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            title: string;
            path: string | null;
          }[];
          webhookSecret: string | null;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/duplicate`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsByFormIdSubmissions
     * @summary List the responses to a form, newest first, a page at a time
     * @request GET:/api/owner/forms/{formId}/submissions
     * @secure
     */
    getFormsByFormIdSubmissions: (
      formId: string,
      query?: {
        /**
         * @default "inbox"
         * @example "inbox"
         */
        folder?: "inbox" | "spam";
        /** @maxLength 100 */
        search?: string;
        unread?: "1";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          submissions: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            isRead: boolean;
            from: string;
            senderEmail: string;
            summary: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            formId: string;
            formName: string;
            isReplied: boolean;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/submissions`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsByFormIdSubmissionsCsv
     * @summary Export the responses to a form as CSV, oldest first, a column for each question
     * @request GET:/api/owner/forms/{formId}/submissions.csv
     * @secure
     */
    getFormsByFormIdSubmissionsCsv: (
      formId: string,
      query?: {
        /** @default "inbox" */
        folder?: "inbox" | "spam";
        /** @maxLength 100 */
        search?: string;
        unread?: "1";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/forms/${formId}/submissions.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsByFormIdSubmissionsBySubmissionId
     * @summary Get a response, with the previous and next one in its folder
     * @request GET:/api/owner/forms/{formId}/submissions/{submissionId}
     * @secure
     */
    getFormsByFormIdSubmissionsBySubmissionId: (
      formId: string,
      submissionId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          submission: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            formId: string;
            formName: string;
            folder: "inbox" | "spam" | "deleted";
            isRead: boolean;
            repliedAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            senderEmail: string;
            pageTitle: string;
            pagePath: string;
            spamReason: string;
            fields: FormField[];
            answers: Partial<Record<string, string | string[]>>;
            likertLabels: string[];
          };
          newerId: string | null;
          olderId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/submissions/${submissionId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PostFormsByFormIdSubmissionsChange
     * @summary Mark responses as read or unread, or move them to another folder; deleted ones are kept for a week
     * @request POST:/api/owner/forms/{formId}/submissions/change
     * @secure
     */
    postFormsByFormIdSubmissionsChange: (
      formId: string,
      data: {
        /**
         * @maxItems 200
         * @minItems 1
         */
        submissionIds: string[];
        isRead?: boolean;
        isReplied?: boolean;
        folder?: "inbox" | "spam" | "deleted";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          changed: number;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/submissions/change`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsByFormIdSummary
     * @summary Count how often each choice was made, over the newest 10,000 responses
     * @request GET:/api/owner/forms/{formId}/summary
     * @secure
     */
    getFormsByFormIdSummary: (formId: string, params: RequestParams = {}) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          submissions: number;
          questions: {
            fieldId: string;
            title: string;
            type: "checkbox" | "radio" | "select" | "likert";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            answered: number;
            shares: {
              label: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              count: number;
            }[];
            statements: {
              label: string;
              shares: {
                label: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            }[];
          }[];
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/summary`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PostFormsByFormIdWebhookSecret
     * @summary Rotate the signing secret of the webhook; the old one stops working immediately
     * @request POST:/api/owner/forms/{formId}/webhook-secret
     * @secure
     */
    postFormsByFormIdWebhookSecret: (
      formId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          webhookSecret: string;
        },
        Refusal
      >({
        path: `/api/owner/forms/${formId}/webhook-secret`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsFilesByFileId
     * @summary Download a file of a response
     * @request GET:/api/owner/forms/files/{fileId}
     * @secure
     */
    getFormsFilesByFileId: (fileId: string, params: RequestParams = {}) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/forms/files/${fileId}`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name PostFormsPeopleCount
     * @summary Count the responses from an email address, in all forms and folders
     * @request POST:/api/owner/forms/people/count
     * @secure
     */
    postFormsPeopleCount: (
      data: {
        email: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          submissions: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          forms: number;
        },
        Refusal
      >({
        path: `/api/owner/forms/people/count`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:write`.
     *
     * @tags forms
     * @name PostFormsPeopleDelete
     * @summary Delete all responses from an email address permanently; the change log keeps no personal data of them
     * @request POST:/api/owner/forms/people/delete
     * @secure
     */
    postFormsPeopleDelete: (
      data: {
        email: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          deleted: number;
        },
        Refusal
      >({
        path: `/api/owner/forms/people/delete`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name PostFormsPreview
     * @summary Preview the page of an unsaved form, as HTML for a frame
     * @request POST:/api/owner/forms/preview
     * @secure
     */
    postFormsPreview: (
      data: {
        /** @maxLength 2000000 */
        form: string;
        /**
         * @min 0
         * @max 100
         * @default 0
         */
        step?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/forms/preview`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsSubmissions
     * @summary List the responses to all forms except newsletter sign-ups, newest first, a page at a time
     * @request GET:/api/owner/forms/submissions
     * @secure
     */
    getFormsSubmissions: (
      query?: {
        /**
         * @default "inbox"
         * @example "inbox"
         */
        folder?: "inbox" | "spam";
        /** @maxLength 100 */
        search?: string;
        unread?: "1";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          submissions: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            isRead: boolean;
            from: string;
            senderEmail: string;
            summary: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            formId: string;
            formName: string;
            isReplied: boolean;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/forms/submissions`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `forms:read`.
     *
     * @tags forms
     * @name GetFormsUnread
     * @summary Count the unread responses of all forms
     * @request GET:/api/owner/forms/unread
     * @secure
     */
    getFormsUnread: (params: RequestParams = {}) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          unread: number;
        },
        Refusal
      >({
        path: `/api/owner/forms/unread`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:read`.
     *
     * @tags gift-cards
     * @name GetGiftCards
     * @summary List the gift cards, newest first, a page at a time
     * @request GET:/api/owner/gift-cards
     * @secure
     */
    getGiftCards: (
      query?: {
        /** @maxLength 200 */
        search?: string;
        /** @example "active" */
        status?: "disabled" | "expired" | "used-up" | "active";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          cards: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            lastFour: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            initialCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            balanceCents: number;
            isDisabled: boolean;
            isTest: boolean;
            expiresAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            createdBy: string;
            reason: string;
            recipientName: string;
            recipientEmail: string;
            message: string;
            sentAt: number | null;
            orderId: string | null;
            senderName: string;
            copyEmail: string;
            deliverAt: number | null;
            isReturned: boolean;
          }[];
          next: string | null;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          total: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          outstandingCents: number;
        },
        Refusal
      >({
        path: `/api/owner/gift-cards`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:write`.
     *
     * @tags gift-cards
     * @name PostGiftCards
     * @summary Create a gift card that wasn’t sold, and email it to its recipient
     * @request POST:/api/owner/gift-cards
     * @secure
     */
    postGiftCards: (
      data: {
        /**
         * @minLength 8
         * @maxLength 100
         */
        idempotencyKey: string;
        /**
         * @min 1
         * @max 100000000
         */
        cents: number;
        /**
         * @minLength 1
         * @maxLength 200
         */
        reason: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        recipientName: string;
        recipientEmail: "" | string;
        /** @maxLength 500 */
        message: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          card: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            lastFour: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            initialCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            balanceCents: number;
            isDisabled: boolean;
            isTest: boolean;
            expiresAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            createdBy: string;
            reason: string;
            recipientName: string;
            recipientEmail: string;
            message: string;
            sentAt: number | null;
            orderId: string | null;
            senderName: string;
            copyEmail: string;
            deliverAt: number | null;
            isReturned: boolean;
          };
          movements: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            kind:
              | "issued"
              | "paid"
              | "released"
              | "refunded"
              | "disabled"
              | "enabled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            at: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cents: number;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            by: string;
            reason: string;
          }[];
          code: string;
        },
        Refusal
      >({
        path: `/api/owner/gift-cards`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:read`.
     *
     * @tags gift-cards
     * @name GetGiftCardsCsv
     * @summary Export what gift cards could still pay at the end of a day, as CSV
     * @request GET:/api/owner/gift-cards.csv
     * @secure
     */
    getGiftCardsCsv: (
      query?: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        day?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/gift-cards.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:read`.
     *
     * @tags gift-cards
     * @name GetGiftCardsByCardId
     * @summary Get a gift card with every change of its balance
     * @request GET:/api/owner/gift-cards/{cardId}
     * @secure
     */
    getGiftCardsByCardId: (cardId: string, params: RequestParams = {}) =>
      this.request<
        {
          card: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            lastFour: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            initialCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            balanceCents: number;
            isDisabled: boolean;
            isTest: boolean;
            expiresAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            createdBy: string;
            reason: string;
            recipientName: string;
            recipientEmail: string;
            message: string;
            sentAt: number | null;
            orderId: string | null;
            senderName: string;
            copyEmail: string;
            deliverAt: number | null;
            isReturned: boolean;
          };
          movements: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            kind:
              | "issued"
              | "paid"
              | "released"
              | "refunded"
              | "disabled"
              | "enabled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            at: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cents: number;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            by: string;
            reason: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/gift-cards/${cardId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:write`.
     *
     * @tags gift-cards
     * @name PostGiftCardsByCardIdSend
     * @summary Send a gift card to its recipient, or to a corrected address
     * @request POST:/api/owner/gift-cards/{cardId}/send
     * @secure
     */
    postGiftCardsByCardIdSend: (
      cardId: string,
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        recipientName: string;
        recipientEmail: "" | string;
        /** @maxLength 500 */
        message: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          card: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            lastFour: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            initialCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            balanceCents: number;
            isDisabled: boolean;
            isTest: boolean;
            expiresAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            createdBy: string;
            reason: string;
            recipientName: string;
            recipientEmail: string;
            message: string;
            sentAt: number | null;
            orderId: string | null;
            senderName: string;
            copyEmail: string;
            deliverAt: number | null;
            isReturned: boolean;
          };
          movements: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            kind:
              | "issued"
              | "paid"
              | "released"
              | "refunded"
              | "disabled"
              | "enabled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            at: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cents: number;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            by: string;
            reason: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/gift-cards/${cardId}/send`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `gift-cards:write`.
     *
     * @tags gift-cards
     * @name PutGiftCardsByCardIdState
     * @summary Change whether a gift card can be used
     * @request PUT:/api/owner/gift-cards/{cardId}/state
     * @secure
     */
    putGiftCardsByCardIdState: (
      cardId: string,
      data: {
        isDisabled: boolean;
        /**
         * @minLength 0
         * @maxLength 200
         */
        reason: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          card: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            lastFour: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            initialCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            balanceCents: number;
            isDisabled: boolean;
            isTest: boolean;
            expiresAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            createdBy: string;
            reason: string;
            recipientName: string;
            recipientEmail: string;
            message: string;
            sentAt: number | null;
            orderId: string | null;
            senderName: string;
            copyEmail: string;
            deliverAt: number | null;
            isReturned: boolean;
          };
          movements: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            kind:
              | "issued"
              | "paid"
              | "released"
              | "refunded"
              | "disabled"
              | "enabled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            at: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cents: number;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
            by: string;
            reason: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/gift-cards/${cardId}/state`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetInvoices
     * @summary List invoices and credit notes, the newest first, a page at a time
     * @request GET:/api/owner/invoices
     * @secure
     */
    getInvoices: (
      query?: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-01-01"
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        to?: string;
        /** @maxLength 100 */
        search?: string;
        /** @example "invoice" */
        kind?:
          | "invoice"
          | "credit-note"
          | "donation-receipt"
          | "donation-correction";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          invoices: {
            kind:
              | "invoice"
              | "credit-note"
              | "donation-receipt"
              | "donation-correction";
            number: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            issuedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            orderNumber: number;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            orderId: string;
            buyerName: string;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/invoices`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetInvoicesCsv
     * @summary Export the invoices and credit notes of a period as CSV, a row for each tax rate
     * @request GET:/api/owner/invoices.csv
     * @secure
     */
    getInvoicesCsv: (
      query?: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2025-01-01"
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2025-12-31"
         */
        to?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/invoices.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetInvoicesZip
     * @summary Export the invoices and credit notes of a period as a ZIP archive of PDF files
     * @request GET:/api/owner/invoices.zip
     * @secure
     */
    getInvoicesZip: (
      query: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2025-01-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2025-12-31"
         */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/invoices.zip`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetInvoicesByInvoiceIdPdf
     * @summary Get an invoice or credit note as PDF
     * @request GET:/api/owner/invoices/{invoiceId}/pdf
     * @secure
     */
    getInvoicesByInvoiceIdPdf: (
      invoiceId: string,
      params: RequestParams = {},
    ) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/invoices/${invoiceId}/pdf`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrders
     * @summary List orders, a page at a time
     * @request GET:/api/owner/orders
     * @secure
     */
    getOrders: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @example "open" */
        state?:
          | "open"
          | "partly-sent"
          | "fulfilled"
          | "all-removed"
          | "cancelled";
        /** @example "paid" */
        paymentState?:
          | "awaiting"
          | "partly-paid"
          | "paid"
          | "partly-refunded"
          | "refunded";
        waitsFor?: "fulfillment" | "payment";
        refund?: "failed";
        delivery?: "parcel" | "pickup" | "none";
        /** @maxLength 100 */
        carrier?: string;
        /**
         * @minLength 1
         * @maxLength 60
         */
        tag?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        group?: string;
        test?: "without" | "only";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
        sort?: "newest" | "oldest" | "highest-total" | "lowest-total";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          orders: OrderSummary[];
          next: string | null;
          total: number | null;
        },
        Refusal
      >({
        path: `/api/owner/orders`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersCsv
     * @summary Export all orders as CSV, a row for each line, or those of a search and filters; the oldest first
     * @request GET:/api/owner/orders.csv
     * @secure
     */
    getOrdersCsv: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        state?:
          | "open"
          | "partly-sent"
          | "fulfilled"
          | "all-removed"
          | "cancelled";
        paymentState?:
          | "awaiting"
          | "partly-paid"
          | "paid"
          | "partly-refunded"
          | "refunded";
        waitsFor?: "fulfillment" | "payment";
        refund?: "failed";
        delivery?: "parcel" | "pickup" | "none";
        /** @maxLength 100 */
        carrier?: string;
        /**
         * @minLength 1
         * @maxLength 60
         */
        tag?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        group?: string;
        test?: "without" | "only";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/orders.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderId
     * @summary Get an order with its lines, shipments and timeline
     * @request GET:/api/owner/orders/{orderId}
     * @secure
     */
    getOrdersByOrderId: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          order: Order;
          previousId: string | null;
          nextId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdCancel
     * @summary Cancel an order, with or without returning its items to stock
     * @request POST:/api/owner/orders/{orderId}/cancel
     * @secure
     */
    postOrdersByOrderIdCancel: (
      orderId: string,
      data: {
        restock: boolean;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/cancel`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutOrdersByOrderIdContact
     * @summary Correct an order’s email and addresses, and email the confirmation again if wanted
     * @request PUT:/api/owner/orders/{orderId}/contact
     * @secure
     */
    putOrdersByOrderIdContact: (
      orderId: string,
      data: {
        /**
         * @minLength 3
         * @maxLength 256
         */
        email: string;
        shippingAddress: {
          /**
           * @minLength 0
           * @maxLength 100
           */
          firstName: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          lastName: string;
          /**
           * @minLength 0
           * @maxLength 100
           * @default ""
           */
          company?: string;
          /**
           * @minLength 0
           * @maxLength 200
           */
          addressLine1: string;
          /**
           * @minLength 0
           * @maxLength 200
           * @default ""
           */
          addressLine2?: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          city: string;
          /**
           * @minLength 0
           * @maxLength 100
           * @default ""
           */
          region?: string;
          /**
           * @minLength 0
           * @maxLength 20
           * @default ""
           */
          postalCode?: string;
          country:
            | "AD"
            | "AE"
            | "AF"
            | "AG"
            | "AI"
            | "AL"
            | "AM"
            | "AO"
            | "AR"
            | "AS"
            | "AT"
            | "AU"
            | "AW"
            | "AX"
            | "AZ"
            | "BA"
            | "BB"
            | "BD"
            | "BE"
            | "BF"
            | "BG"
            | "BH"
            | "BI"
            | "BJ"
            | "BL"
            | "BM"
            | "BN"
            | "BO"
            | "BQ"
            | "BR"
            | "BS"
            | "BT"
            | "BW"
            | "BY"
            | "BZ"
            | "CA"
            | "CC"
            | "CD"
            | "CF"
            | "CG"
            | "CH"
            | "CI"
            | "CK"
            | "CL"
            | "CM"
            | "CN"
            | "CO"
            | "CR"
            | "CU"
            | "CV"
            | "CW"
            | "CX"
            | "CY"
            | "CZ"
            | "DE"
            | "DJ"
            | "DK"
            | "DM"
            | "DO"
            | "DZ"
            | "EC"
            | "EE"
            | "EG"
            | "EH"
            | "ER"
            | "ES"
            | "ET"
            | "FI"
            | "FJ"
            | "FK"
            | "FM"
            | "FO"
            | "FR"
            | "GA"
            | "GB"
            | "GD"
            | "GE"
            | "GF"
            | "GG"
            | "GH"
            | "GI"
            | "GL"
            | "GM"
            | "GN"
            | "GP"
            | "GQ"
            | "GR"
            | "GS"
            | "GT"
            | "GU"
            | "GW"
            | "GY"
            | "HK"
            | "HN"
            | "HR"
            | "HT"
            | "HU"
            | "ID"
            | "IE"
            | "IL"
            | "IM"
            | "IN"
            | "IO"
            | "IQ"
            | "IR"
            | "IS"
            | "IT"
            | "JE"
            | "JM"
            | "JO"
            | "JP"
            | "KE"
            | "KG"
            | "KH"
            | "KI"
            | "KM"
            | "KN"
            | "KP"
            | "KR"
            | "KW"
            | "KY"
            | "KZ"
            | "LA"
            | "LB"
            | "LC"
            | "LI"
            | "LK"
            | "LR"
            | "LS"
            | "LT"
            | "LU"
            | "LV"
            | "LY"
            | "MA"
            | "MC"
            | "MD"
            | "ME"
            | "MF"
            | "MG"
            | "MH"
            | "MK"
            | "ML"
            | "MM"
            | "MN"
            | "MO"
            | "MP"
            | "MQ"
            | "MR"
            | "MS"
            | "MT"
            | "MU"
            | "MV"
            | "MW"
            | "MX"
            | "MY"
            | "MZ"
            | "NA"
            | "NC"
            | "NE"
            | "NF"
            | "NG"
            | "NI"
            | "NL"
            | "NO"
            | "NP"
            | "NR"
            | "NU"
            | "NZ"
            | "OM"
            | "PA"
            | "PE"
            | "PF"
            | "PG"
            | "PH"
            | "PK"
            | "PL"
            | "PM"
            | "PN"
            | "PR"
            | "PS"
            | "PT"
            | "PW"
            | "PY"
            | "QA"
            | "RE"
            | "RO"
            | "RS"
            | "RU"
            | "RW"
            | "SA"
            | "SB"
            | "SC"
            | "SD"
            | "SE"
            | "SG"
            | "SH"
            | "SI"
            | "SJ"
            | "SK"
            | "SL"
            | "SM"
            | "SN"
            | "SO"
            | "SR"
            | "SS"
            | "ST"
            | "SV"
            | "SX"
            | "SY"
            | "SZ"
            | "TC"
            | "TD"
            | "TF"
            | "TG"
            | "TH"
            | "TJ"
            | "TK"
            | "TL"
            | "TM"
            | "TN"
            | "TO"
            | "TR"
            | "TT"
            | "TV"
            | "TW"
            | "TZ"
            | "UA"
            | "UG"
            | "UM"
            | "US"
            | "UY"
            | "UZ"
            | "VA"
            | "VC"
            | "VE"
            | "VG"
            | "VI"
            | "VN"
            | "VU"
            | "WF"
            | "WS"
            | "XK"
            | "YE"
            | "YT"
            | "ZA"
            | "ZM"
            | "ZW";
          /**
           * @minLength 0
           * @maxLength 40
           * @default ""
           */
          phone?: string;
        } | null;
        billingAddress: {
          /**
           * @minLength 0
           * @maxLength 100
           */
          firstName: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          lastName: string;
          /**
           * @minLength 0
           * @maxLength 100
           * @default ""
           */
          company?: string;
          /**
           * @minLength 0
           * @maxLength 200
           */
          addressLine1: string;
          /**
           * @minLength 0
           * @maxLength 200
           * @default ""
           */
          addressLine2?: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          city: string;
          /**
           * @minLength 0
           * @maxLength 100
           * @default ""
           */
          region?: string;
          /**
           * @minLength 0
           * @maxLength 20
           * @default ""
           */
          postalCode?: string;
          country:
            | "AD"
            | "AE"
            | "AF"
            | "AG"
            | "AI"
            | "AL"
            | "AM"
            | "AO"
            | "AR"
            | "AS"
            | "AT"
            | "AU"
            | "AW"
            | "AX"
            | "AZ"
            | "BA"
            | "BB"
            | "BD"
            | "BE"
            | "BF"
            | "BG"
            | "BH"
            | "BI"
            | "BJ"
            | "BL"
            | "BM"
            | "BN"
            | "BO"
            | "BQ"
            | "BR"
            | "BS"
            | "BT"
            | "BW"
            | "BY"
            | "BZ"
            | "CA"
            | "CC"
            | "CD"
            | "CF"
            | "CG"
            | "CH"
            | "CI"
            | "CK"
            | "CL"
            | "CM"
            | "CN"
            | "CO"
            | "CR"
            | "CU"
            | "CV"
            | "CW"
            | "CX"
            | "CY"
            | "CZ"
            | "DE"
            | "DJ"
            | "DK"
            | "DM"
            | "DO"
            | "DZ"
            | "EC"
            | "EE"
            | "EG"
            | "EH"
            | "ER"
            | "ES"
            | "ET"
            | "FI"
            | "FJ"
            | "FK"
            | "FM"
            | "FO"
            | "FR"
            | "GA"
            | "GB"
            | "GD"
            | "GE"
            | "GF"
            | "GG"
            | "GH"
            | "GI"
            | "GL"
            | "GM"
            | "GN"
            | "GP"
            | "GQ"
            | "GR"
            | "GS"
            | "GT"
            | "GU"
            | "GW"
            | "GY"
            | "HK"
            | "HN"
            | "HR"
            | "HT"
            | "HU"
            | "ID"
            | "IE"
            | "IL"
            | "IM"
            | "IN"
            | "IO"
            | "IQ"
            | "IR"
            | "IS"
            | "IT"
            | "JE"
            | "JM"
            | "JO"
            | "JP"
            | "KE"
            | "KG"
            | "KH"
            | "KI"
            | "KM"
            | "KN"
            | "KP"
            | "KR"
            | "KW"
            | "KY"
            | "KZ"
            | "LA"
            | "LB"
            | "LC"
            | "LI"
            | "LK"
            | "LR"
            | "LS"
            | "LT"
            | "LU"
            | "LV"
            | "LY"
            | "MA"
            | "MC"
            | "MD"
            | "ME"
            | "MF"
            | "MG"
            | "MH"
            | "MK"
            | "ML"
            | "MM"
            | "MN"
            | "MO"
            | "MP"
            | "MQ"
            | "MR"
            | "MS"
            | "MT"
            | "MU"
            | "MV"
            | "MW"
            | "MX"
            | "MY"
            | "MZ"
            | "NA"
            | "NC"
            | "NE"
            | "NF"
            | "NG"
            | "NI"
            | "NL"
            | "NO"
            | "NP"
            | "NR"
            | "NU"
            | "NZ"
            | "OM"
            | "PA"
            | "PE"
            | "PF"
            | "PG"
            | "PH"
            | "PK"
            | "PL"
            | "PM"
            | "PN"
            | "PR"
            | "PS"
            | "PT"
            | "PW"
            | "PY"
            | "QA"
            | "RE"
            | "RO"
            | "RS"
            | "RU"
            | "RW"
            | "SA"
            | "SB"
            | "SC"
            | "SD"
            | "SE"
            | "SG"
            | "SH"
            | "SI"
            | "SJ"
            | "SK"
            | "SL"
            | "SM"
            | "SN"
            | "SO"
            | "SR"
            | "SS"
            | "ST"
            | "SV"
            | "SX"
            | "SY"
            | "SZ"
            | "TC"
            | "TD"
            | "TF"
            | "TG"
            | "TH"
            | "TJ"
            | "TK"
            | "TL"
            | "TM"
            | "TN"
            | "TO"
            | "TR"
            | "TT"
            | "TV"
            | "TW"
            | "TZ"
            | "UA"
            | "UG"
            | "UM"
            | "US"
            | "UY"
            | "UZ"
            | "VA"
            | "VC"
            | "VE"
            | "VG"
            | "VI"
            | "VN"
            | "VU"
            | "WF"
            | "WS"
            | "XK"
            | "YE"
            | "YT"
            | "ZA"
            | "ZM"
            | "ZW";
          /**
           * @minLength 0
           * @maxLength 40
           * @default ""
           */
          phone?: string;
        } | null;
        sendConfirmation: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/contact`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdCustomer
     * @summary Get the customer of an order; null while older orders are being joined
     * @request GET:/api/owner/orders/{orderId}/customer
     * @secure
     */
    getOrdersByOrderIdCustomer: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          customer: CustomerSummary | null;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/customer`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdDownloads
     * @summary Renew the downloads of an order, with the full number of downloads and the full time
     * @request POST:/api/owner/orders/{orderId}/downloads
     * @secure
     */
    postOrdersByOrderIdDownloads: (
      orderId: string,
      data: {
        downloadId: string | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/downloads`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdDownloadsEmail
     * @summary Email the working download links to the customer
     * @request POST:/api/owner/orders/{orderId}/downloads/email
     * @secure
     */
    postOrdersByOrderIdDownloadsEmail: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/downloads/email`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdEdit
     * @summary Change the items, discounts, shipping or address of an order that is not shipped
     * @request POST:/api/owner/orders/{orderId}/edit
     * @secure
     */
    postOrdersByOrderIdEdit: (
      orderId: string,
      data: {
        edit: {
          /** @maxItems 200 */
          quantities: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            lineId: string;
            /**
             * @min 0
             * @max 9999
             */
            quantity: number;
          }[];
          /**
           * @maxItems 100
           * @default []
           */
          bundles?: {
            /**
             * @minLength 1
             * @maxLength 64
             */
            bundleId: string;
            /**
             * @min 0
             * @max 9999
             */
            quantity: number;
          }[];
          /** @maxItems 100 */
          added: (
            | {
                kind: "product";
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                unitPriceCents: number | null;
                /** @maxItems 50 */
                picks?: {
                  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                  variantId: string;
                  /**
                   * @min 1
                   * @max 60
                   */
                  quantity: number;
                }[];
              }
            | {
                kind: "free";
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                isTaxed: boolean;
                taxCategoryId: "" | string;
                isShipped: boolean;
              }
          )[];
          /** @maxItems 100 */
          removedDiscounts: string[];
          discount:
            | (
                | {
                    kind: "percent";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 100000
                     */
                    percentMilli: number;
                  }
                | {
                    kind: "amount";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 999999999999
                     */
                    amountCents: number;
                  }
              )
            | null;
          shipping:
            | {
                kind: "keep";
              }
            | {
                kind: "method";
                /**
                 * @minLength 1
                 * @maxLength 40
                 */
                methodId: string;
              }
            | {
                kind: "own";
                /**
                 * @minLength 1
                 * @maxLength 80
                 */
                name: string;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                costCents: number;
              };
          shippingAddress: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            firstName: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            lastName: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            company?: string;
            /**
             * @minLength 0
             * @maxLength 200
             */
            addressLine1: string;
            /**
             * @minLength 0
             * @maxLength 200
             * @default ""
             */
            addressLine2?: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            city: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            region?: string;
            /**
             * @minLength 0
             * @maxLength 20
             * @default ""
             */
            postalCode?: string;
            country:
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW";
            /**
             * @minLength 0
             * @maxLength 40
             * @default ""
             */
            phone?: string;
          } | null;
        };
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        revision: number;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        expectedTotalCents: number;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/edit`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdEditPreview
     * @summary Preview what an edit makes of an order, and the difference that is owed or refunded
     * @request POST:/api/owner/orders/{orderId}/edit/preview
     * @secure
     */
    postOrdersByOrderIdEditPreview: (
      orderId: string,
      data: {
        edit: {
          /** @maxItems 200 */
          quantities: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            lineId: string;
            /**
             * @min 0
             * @max 9999
             */
            quantity: number;
          }[];
          /**
           * @maxItems 100
           * @default []
           */
          bundles?: {
            /**
             * @minLength 1
             * @maxLength 64
             */
            bundleId: string;
            /**
             * @min 0
             * @max 9999
             */
            quantity: number;
          }[];
          /** @maxItems 100 */
          added: (
            | {
                kind: "product";
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                unitPriceCents: number | null;
                /** @maxItems 50 */
                picks?: {
                  /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                  variantId: string;
                  /**
                   * @min 1
                   * @max 60
                   */
                  quantity: number;
                }[];
              }
            | {
                kind: "free";
                /**
                 * @minLength 1
                 * @maxLength 200
                 */
                title: string;
                /**
                 * @min 1
                 * @max 9999
                 */
                quantity: number;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                unitPriceCents: number;
                isTaxed: boolean;
                taxCategoryId: "" | string;
                isShipped: boolean;
              }
          )[];
          /** @maxItems 100 */
          removedDiscounts: string[];
          discount:
            | (
                | {
                    kind: "percent";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 100000
                     */
                    percentMilli: number;
                  }
                | {
                    kind: "amount";
                    /**
                     * @minLength 0
                     * @maxLength 80
                     */
                    title: string;
                    /**
                     * @min 1
                     * @max 999999999999
                     */
                    amountCents: number;
                  }
              )
            | null;
          shipping:
            | {
                kind: "keep";
              }
            | {
                kind: "method";
                /**
                 * @minLength 1
                 * @maxLength 40
                 */
                methodId: string;
              }
            | {
                kind: "own";
                /**
                 * @minLength 1
                 * @maxLength 80
                 */
                name: string;
                /**
                 * @min 0
                 * @max 999999999999
                 */
                costCents: number;
              };
          shippingAddress: {
            /**
             * @minLength 0
             * @maxLength 100
             */
            firstName: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            lastName: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            company?: string;
            /**
             * @minLength 0
             * @maxLength 200
             */
            addressLine1: string;
            /**
             * @minLength 0
             * @maxLength 200
             * @default ""
             */
            addressLine2?: string;
            /**
             * @minLength 0
             * @maxLength 100
             */
            city: string;
            /**
             * @minLength 0
             * @maxLength 100
             * @default ""
             */
            region?: string;
            /**
             * @minLength 0
             * @maxLength 20
             * @default ""
             */
            postalCode?: string;
            country:
              | "AD"
              | "AE"
              | "AF"
              | "AG"
              | "AI"
              | "AL"
              | "AM"
              | "AO"
              | "AR"
              | "AS"
              | "AT"
              | "AU"
              | "AW"
              | "AX"
              | "AZ"
              | "BA"
              | "BB"
              | "BD"
              | "BE"
              | "BF"
              | "BG"
              | "BH"
              | "BI"
              | "BJ"
              | "BL"
              | "BM"
              | "BN"
              | "BO"
              | "BQ"
              | "BR"
              | "BS"
              | "BT"
              | "BW"
              | "BY"
              | "BZ"
              | "CA"
              | "CC"
              | "CD"
              | "CF"
              | "CG"
              | "CH"
              | "CI"
              | "CK"
              | "CL"
              | "CM"
              | "CN"
              | "CO"
              | "CR"
              | "CU"
              | "CV"
              | "CW"
              | "CX"
              | "CY"
              | "CZ"
              | "DE"
              | "DJ"
              | "DK"
              | "DM"
              | "DO"
              | "DZ"
              | "EC"
              | "EE"
              | "EG"
              | "EH"
              | "ER"
              | "ES"
              | "ET"
              | "FI"
              | "FJ"
              | "FK"
              | "FM"
              | "FO"
              | "FR"
              | "GA"
              | "GB"
              | "GD"
              | "GE"
              | "GF"
              | "GG"
              | "GH"
              | "GI"
              | "GL"
              | "GM"
              | "GN"
              | "GP"
              | "GQ"
              | "GR"
              | "GS"
              | "GT"
              | "GU"
              | "GW"
              | "GY"
              | "HK"
              | "HN"
              | "HR"
              | "HT"
              | "HU"
              | "ID"
              | "IE"
              | "IL"
              | "IM"
              | "IN"
              | "IO"
              | "IQ"
              | "IR"
              | "IS"
              | "IT"
              | "JE"
              | "JM"
              | "JO"
              | "JP"
              | "KE"
              | "KG"
              | "KH"
              | "KI"
              | "KM"
              | "KN"
              | "KP"
              | "KR"
              | "KW"
              | "KY"
              | "KZ"
              | "LA"
              | "LB"
              | "LC"
              | "LI"
              | "LK"
              | "LR"
              | "LS"
              | "LT"
              | "LU"
              | "LV"
              | "LY"
              | "MA"
              | "MC"
              | "MD"
              | "ME"
              | "MF"
              | "MG"
              | "MH"
              | "MK"
              | "ML"
              | "MM"
              | "MN"
              | "MO"
              | "MP"
              | "MQ"
              | "MR"
              | "MS"
              | "MT"
              | "MU"
              | "MV"
              | "MW"
              | "MX"
              | "MY"
              | "MZ"
              | "NA"
              | "NC"
              | "NE"
              | "NF"
              | "NG"
              | "NI"
              | "NL"
              | "NO"
              | "NP"
              | "NR"
              | "NU"
              | "NZ"
              | "OM"
              | "PA"
              | "PE"
              | "PF"
              | "PG"
              | "PH"
              | "PK"
              | "PL"
              | "PM"
              | "PN"
              | "PR"
              | "PS"
              | "PT"
              | "PW"
              | "PY"
              | "QA"
              | "RE"
              | "RO"
              | "RS"
              | "RU"
              | "RW"
              | "SA"
              | "SB"
              | "SC"
              | "SD"
              | "SE"
              | "SG"
              | "SH"
              | "SI"
              | "SJ"
              | "SK"
              | "SL"
              | "SM"
              | "SN"
              | "SO"
              | "SR"
              | "SS"
              | "ST"
              | "SV"
              | "SX"
              | "SY"
              | "SZ"
              | "TC"
              | "TD"
              | "TF"
              | "TG"
              | "TH"
              | "TJ"
              | "TK"
              | "TL"
              | "TM"
              | "TN"
              | "TO"
              | "TR"
              | "TT"
              | "TV"
              | "TW"
              | "TZ"
              | "UA"
              | "UG"
              | "UM"
              | "US"
              | "UY"
              | "UZ"
              | "VA"
              | "VC"
              | "VE"
              | "VG"
              | "VI"
              | "VN"
              | "VU"
              | "WF"
              | "WS"
              | "XK"
              | "YE"
              | "YT"
              | "ZA"
              | "ZM"
              | "ZW";
            /**
             * @minLength 0
             * @maxLength 40
             * @default ""
             */
            phone?: string;
          } | null;
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          preview: {
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            couponCodes: string[];
            discounts: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              code: string;
              title: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              freeShipping: boolean;
            }[];
            shippingMethod: {
              name: string;
              isPickup: boolean;
              description?: string;
              place?: string;
              slot?: {
                /**
                 * @format date
                 * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
                 */
                date: string;
                /**
                 * @min 0
                 * @max 1439
                 */
                from: number;
                /**
                 * @min 0
                 * @max 1439
                 */
                to: number;
              };
              packages?: {
                name: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            subtotalCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            discountCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            shippingCostCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            grandTotalCents: number;
            taxes: {
              name: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rateMilliPercent: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              amountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              netCents?: number;
              included: boolean;
              kind?: "reverse-charge" | "exempt";
            }[];
            lines: {
              lineId: string | null;
              title: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              unitPriceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              totalCents: number;
            }[];
            shippingOptions: {
              id: string;
              name: string;
              description: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              costCents: number;
              isPickup: boolean;
              place?: string;
              hasSlots?: boolean;
              packages?: {
                name: string;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
              }[];
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalBeforeCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            owedCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundCents: number;
            shortages: {
              variantId: string;
              name: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              available: number;
            }[];
            changes: string[];
          };
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/edit/preview`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdFulfilments
     * @summary Fulfill lines of an order and email the customer
     * @request POST:/api/owner/orders/{orderId}/fulfilments
     * @secure
     */
    postOrdersByOrderIdFulfilments: (
      orderId: string,
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        carrier: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        trackingNumber: string;
        trackingUrl: "" | string;
        /** @maxItems 100 */
        lines: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          /**
           * @exclusiveMin 0
           * @max 9007199254740991
           */
          quantity: number;
        }[];
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/fulfilments`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutOrdersByOrderIdFulfilmentsByFulfilmentId
     * @summary Correct the tracking of a fulfillment, and email it to the customer again if wanted
     * @request PUT:/api/owner/orders/{orderId}/fulfilments/{fulfilmentId}
     * @secure
     */
    putOrdersByOrderIdFulfilmentsByFulfilmentId: (
      orderId: string,
      fulfilmentId: string,
      data: {
        /**
         * @minLength 0
         * @maxLength 100
         */
        carrier: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        trackingNumber: string;
        trackingUrl: "" | string;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/fulfilments/${fulfilmentId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name DeleteOrdersByOrderIdFulfilmentsByFulfilmentId
     * @summary Undo a fulfillment: its items are unfulfilled again
     * @request DELETE:/api/owner/orders/{orderId}/fulfilments/{fulfilmentId}
     * @secure
     */
    deleteOrdersByOrderIdFulfilmentsByFulfilmentId: (
      orderId: string,
      fulfilmentId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/fulfilments/${fulfilmentId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdGiftCards
     * @summary List the gift cards that an order has bought
     * @request GET:/api/owner/orders/{orderId}/gift-cards
     * @secure
     */
    getOrdersByOrderIdGiftCards: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          cards: {
            card: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              lastFour: string;
              currency:
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR";
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              initialCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              balanceCents: number;
              isDisabled: boolean;
              isTest: boolean;
              expiresAt: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              createdAt: number;
              createdBy: string;
              reason: string;
              recipientName: string;
              recipientEmail: string;
              message: string;
              sentAt: number | null;
              orderId: string | null;
              senderName: string;
              copyEmail: string;
              deliverAt: number | null;
              isReturned: boolean;
            };
            lineId: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            usedCents: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/gift-cards`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdInvoices
     * @summary List the invoices and credit notes of an order, the oldest first
     * @request GET:/api/owner/orders/{orderId}/invoices
     * @secure
     */
    getOrdersByOrderIdInvoices: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          invoices: {
            kind:
              | "invoice"
              | "credit-note"
              | "donation-receipt"
              | "donation-correction";
            number: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            issuedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            orderNumber: number;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            orderId: string;
            buyerName: string;
          }[];
          canIssue: boolean;
          canCorrect: boolean;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/invoices`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdInvoices
     * @summary Create the invoice of an order that has none
     * @request POST:/api/owner/orders/{orderId}/invoices
     * @secure
     */
    postOrdersByOrderIdInvoices: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          invoices: {
            kind:
              | "invoice"
              | "credit-note"
              | "donation-receipt"
              | "donation-correction";
            number: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            issuedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            orderNumber: number;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            orderId: string;
            buyerName: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/invoices`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdInvoicesCorrect
     * @summary Replace the invoice of an order: a credit note over all of it, and a new invoice with current addresses
     * @request POST:/api/owner/orders/{orderId}/invoices/correct
     * @secure
     */
    postOrdersByOrderIdInvoicesCorrect: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          invoices: {
            kind:
              | "invoice"
              | "credit-note"
              | "donation-receipt"
              | "donation-correction";
            number: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            issuedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            orderNumber: number;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalCents: number;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            orderId: string;
            buyerName: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/invoices/correct`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdInvoicesSend
     * @summary Send the customer an email with the links to their invoices
     * @request POST:/api/owner/orders/{orderId}/invoices/send
     * @secure
     */
    postOrdersByOrderIdInvoicesSend: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<object, Refusal>({
        path: `/api/owner/orders/${orderId}/invoices/send`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdNotes
     * @summary Add a note to the order’s timeline, visible to the team only
     * @request POST:/api/owner/orders/{orderId}/notes
     * @secure
     */
    postOrdersByOrderIdNotes: (
      orderId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 2000
         */
        text: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/notes`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdOwedLink
     * @summary Create the link with which a customer pays what they owe, and email it if wanted
     * @request POST:/api/owner/orders/{orderId}/owed/link
     * @secure
     */
    postOrdersByOrderIdOwedLink: (
      orderId: string,
      data: {
        sendEmail: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          url: string;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/owed/link`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdOwedPaid
     * @summary Mark what a customer owes after an edit as paid
     * @request POST:/api/owner/orders/{orderId}/owed/paid
     * @secure
     */
    postOrdersByOrderIdOwedPaid: (
      orderId: string,
      data: {
        paymentMethod: "bank-transfer" | "pay-on-pickup";
        /**
         * @exclusiveMin 0
         * @max 9007199254740991
         */
        cents: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/owed/paid`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdPaid
     * @summary Mark an order as paid
     * @request POST:/api/owner/orders/{orderId}/paid
     * @secure
     */
    postOrdersByOrderIdPaid: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/paid`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name DeleteOrdersByOrderIdPaid
     * @summary Mark an order as unpaid
     * @request DELETE:/api/owner/orders/{orderId}/paid
     * @secure
     */
    deleteOrdersByOrderIdPaid: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/paid`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdPayments
     * @summary Get the payments of an order with their disputes
     * @request GET:/api/owner/orders/{orderId}/payments
     * @secure
     */
    getOrdersByOrderIdPayments: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          payments: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            method:
              | "card"
              | "card-test"
              | "paypal"
              | "paypal-test"
              | "test-card"
              | "bank-transfer"
              | "pay-on-pickup"
              | "test-afterpay"
              | "test-clearpay"
              | "gift-card"
              | "free";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cents: number;
            reference: string | null;
            disputes: {
              reference: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              cents: number;
              currency:
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR";
              reason: string;
              state:
                | "warning"
                | "needs-response"
                | "under-review"
                | "won"
                | "lost";
              respondBy: number | null;
            }[];
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/payments`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdRefunded
     * @summary Mark a canceled order as refunded
     * @request POST:/api/owner/orders/{orderId}/refunded
     * @secure
     */
    postOrdersByOrderIdRefunded: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/refunded`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdRefunds
     * @summary Refund items, shipping or any part of what was paid for an order
     * @request POST:/api/owner/orders/{orderId}/refunds
     * @secure
     */
    postOrdersByOrderIdRefunds: (
      orderId: string,
      data: {
        /**
         * @minLength 16
         * @maxLength 100
         */
        idempotencyKey: string;
        /** @maxItems 100 */
        lines: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          /**
           * @exclusiveMin 0
           * @max 1000000
           */
          quantity: number;
          /**
           * @min 0
           * @max 1000000
           * @default 0
           */
          unfulfilledQuantity?: number;
        }[];
        /**
         * @min 0
         * @max 9007199254740991
         */
        shippingCents: number;
        /**
         * @exclusiveMin 0
         * @max 9007199254740991
         */
        cents: number;
        restock: boolean;
        /**
         * @minLength 0
         * @maxLength 200
         * @default ""
         */
        reason?: string;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/refunds`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdRefundsByRefundId
     * @summary Retry a refund that failed, mark it as returned manually, or dismiss it
     * @request POST:/api/owner/orders/{orderId}/refunds/{refundId}
     * @secure
     */
    postOrdersByOrderIdRefundsByRefundId: (
      orderId: string,
      refundId: string,
      data: {
        decision: "retry" | "by-hand" | "dismiss";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/refunds/${refundId}`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdReturns
     * @summary List the returns of an order, newest first, and what can still be returned and restocked
     * @request GET:/api/owner/orders/{orderId}/returns
     * @secure
     */
    getOrdersByOrderIdReturns: (orderId: string, params: RequestParams = {}) =>
      this.request<
        {
          returns: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          }[];
          returnable: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            lineId: string;
            /**
             * @exclusiveMin 0
             * @max 9007199254740991
             */
            quantity: number;
          }[];
          restockable: string[];
          instructions: string;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/returns`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdReturns
     * @summary Add a return to an order; it is approved
     * @request POST:/api/owner/orders/{orderId}/returns
     * @secure
     */
    postOrdersByOrderIdReturns: (
      orderId: string,
      data: {
        /**
         * @minLength 16
         * @maxLength 100
         */
        idempotencyKey: string;
        /**
         * @maxItems 100
         * @minItems 1
         */
        lines: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          /**
           * @exclusiveMin 0
           * @max 1000000
           */
          quantity: number;
          reason:
            | "changed-mind"
            | "too-small"
            | "too-large"
            | "not-as-described"
            | "damaged"
            | "wrong-item"
            | "other";
        }[];
        /** @maxLength 1000 */
        message: string;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/returns`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersByOrderIdTags
     * @summary Add tags to an order, and remove others
     * @request POST:/api/owner/orders/{orderId}/tags
     * @secure
     */
    postOrdersByOrderIdTags: (
      orderId: string,
      data: {
        /** @maxItems 50 */
        add: string[];
        /** @maxItems 50 */
        remove: string[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          order: Order;
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/tags`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersByOrderIdWithdrawals
     * @summary List the withdrawals from an order, newest first
     * @request GET:/api/owner/orders/{orderId}/withdrawals
     * @secure
     */
    getOrdersByOrderIdWithdrawals: (
      orderId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          withdrawals: {
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /**
             * @minLength 1
             * @maxLength 40
             */
            orderNumber: string;
            email: string;
            /** @maxLength 300 */
            items: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            receivedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundBy: number;
            state: "received" | "accepted" | "refused" | "refunded";
            message: string;
            decidedAt: number | null;
            decidedBy: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/${orderId}/withdrawals`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersBulk
     * @summary Fulfill or tag several orders or mark them as paid, or undo that
     * @request POST:/api/owner/orders/bulk
     * @secure
     */
    postOrdersBulk: (
      data:
        | {
            action: "fulfil";
            /**
             * @maxItems 100
             * @minItems 1
             */
            orderIds: string[];
            notifyBuyer: boolean;
          }
        | {
            action: "mark-paid";
            /**
             * @maxItems 100
             * @minItems 1
             */
            orderIds: string[];
          }
        | {
            action: "undo-paid";
            /**
             * @maxItems 100
             * @minItems 1
             */
            orderIds: string[];
          }
        | {
            action: "add-tag" | "remove-tag";
            /**
             * @maxItems 100
             * @minItems 1
             */
            orderIds: string[];
            /**
             * @minLength 1
             * @maxLength 60
             */
            tag: string;
          }
        | {
            action: "undo-fulfil";
            /**
             * @maxItems 100
             * @minItems 1
             */
            fulfilments: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              orderId: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              fulfilmentId: string;
            }[];
          },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          changed: string[];
          fulfilments: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            orderId: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            fulfilmentId: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/orders/bulk`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersCarriers
     * @summary List the carriers that orders were shipped with, by name; 50 at most
     * @request GET:/api/owner/orders/carriers
     * @secure
     */
    getOrdersCarriers: (params: RequestParams = {}) =>
      this.request<
        {
          carriers: string[];
        },
        Refusal
      >({
        path: `/api/owner/orders/carriers`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersDue
     * @summary List the orders that are due on some days, by the time that customers chose; 500 at most
     * @request GET:/api/owner/orders/due
     * @secure
     */
    getOrdersDue: (
      query: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-07"
         */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          orders: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            placedAt: number;
            state: "open" | "fulfilled" | "cancelled";
            paymentState:
              | "awaiting"
              | "partly-paid"
              | "paid"
              | "partly-refunded"
              | "refunded";
            paymentMethod:
              | "card"
              | "card-test"
              | "paypal"
              | "paypal-test"
              | "test-card"
              | "bank-transfer"
              | "pay-on-pickup"
              | "test-afterpay"
              | "test-clearpay"
              | "gift-card"
              | "free";
            email: string;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            grandTotalCents: number;
            testMode: boolean;
            tags: string[];
            buyerName: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            totalQuantity: number;
            delivery: "parcel" | "pickup" | "none";
            isPartlySent: boolean;
            isAllRemoved: boolean;
            methodName: string;
            slot: {
              /**
               * @format date
               * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
               */
              date: string;
              /**
               * @min 0
               * @max 1439
               */
              from: number;
              /**
               * @min 0
               * @max 1439
               */
              to: number;
            };
            isClosed: boolean;
          }[];
          isCut: boolean;
        },
        Refusal
      >({
        path: `/api/owner/orders/due`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersIds
     * @summary List the IDs of the first 1,000 orders of a list, to change them all
     * @request GET:/api/owner/orders/ids
     * @secure
     */
    getOrdersIds: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @example "open" */
        state?:
          | "open"
          | "partly-sent"
          | "fulfilled"
          | "all-removed"
          | "cancelled";
        paymentState?:
          | "awaiting"
          | "partly-paid"
          | "paid"
          | "partly-refunded"
          | "refunded";
        waitsFor?: "fulfillment" | "payment";
        refund?: "failed";
        delivery?: "parcel" | "pickup" | "none";
        /** @maxLength 100 */
        carrier?: string;
        /**
         * @minLength 1
         * @maxLength 60
         */
        tag?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        group?: string;
        test?: "without" | "only";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        from?: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         */
        to?: string;
        sort?: "newest" | "oldest" | "highest-total" | "lowest-total";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @maxItems 1000 */
          orderIds: string[];
        },
        Refusal
      >({
        path: `/api/owner/orders/ids`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetOrdersTags
     * @summary List the tags of orders, by name; 100 at most
     * @request GET:/api/owner/orders/tags
     * @secure
     */
    getOrdersTags: (params: RequestParams = {}) =>
      this.request<
        {
          tags: string[];
        },
        Refusal
      >({
        path: `/api/owner/orders/tags`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostOrdersTracking
     * @summary Import the tracking numbers of a CSV file and fulfill their orders, or only show what would happen
     * @request POST:/api/owner/orders/tracking
     * @secure
     */
    postOrdersTracking: (
      data: {
        /**
         * @minLength 1
         * @maxLength 500000
         */
        csv: string;
        notifyBuyer: boolean;
        isDryRun: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          rows: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          orders: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          shipments: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          repeated: number;
          unpaid: number[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          unpaidCount: number;
          problems: {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            line: number;
            order: string;
            problem:
              | "order-number"
              | "order-unknown"
              | "order-canceled"
              | "order-fulfilled"
              | "carrier-too-long"
              | "tracking-number"
              | "link"
              | "quantity"
              | "sku-missing"
              | "sku-unknown"
              | "too-many"
              | "mixed";
          }[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          problemCount: number;
        },
        Refusal
      >({
        path: `/api/owner/orders/tracking`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetProducts
     * @summary List products, a page at a time
     * @request GET:/api/owner/products
     * @secure
     */
    getProducts: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        collectionId?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        categoryId?: string;
        /** @example "published" */
        status?:
          | "draft"
          | "needs-review"
          | "scheduled"
          | "private"
          | "published";
        productType?: number;
        /** @example "in-stock" */
        stock?: "in-stock" | "few-left" | "sold-out";
        sellable?: "no";
        /** @example "title" */
        sort?:
          | "updated"
          | "updated-first"
          | "newest"
          | "title"
          | "title-last"
          | "price-low"
          | "price-high"
          | "stock-low"
          | "stock-high"
          | "manual";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          products: ProductSummary[];
          next: string | null;
          total: number | null;
        },
        Refusal
      >({
        path: `/api/owner/products`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostProducts
     * @summary Add a product
     * @request POST:/api/owner/products
     * @secure
     */
    postProducts: (
      data: {
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        collectionId: string;
        productType: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @minLength 1
         * @maxLength 200
         */
        title: string;
        urlId: "" | string;
        status:
          | "draft"
          | "needs-review"
          | "scheduled"
          | "private"
          | "published";
        publishAt: number | null;
        /** @maxLength 100000 */
        body: string;
        /** @maxLength 1000 */
        excerpt: string;
        /** @maxItems 100 */
        tags: string[];
        /** @maxItems 100 */
        categoryIds: string[];
        /** @maxItems 6 */
        options: {
          /**
           * @minLength 1
           * @maxLength 100
           */
          name: string;
          display: "dropdown" | "radio";
          colors?: Partial<Record<string, string>>;
        }[];
        useCustomAddButtonText: boolean;
        /**
         * @minLength 0
         * @maxLength 100
         */
        customAddButtonText: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        customSoldOutText: string;
        scarcity: {
          enabled: boolean;
          /** @maxLength 200 */
          text: string;
          /**
           * @min 1
           * @max 9999
           */
          threshold: number;
        } | null;
        /** @maxItems 20 */
        relatedProductIds: string[];
        isSubscribable: boolean;
        /** @default null */
        subscriptionPlan?: {
          billingPeriod: {
            /**
             * @min 1
             * @max 52
             */
            value: number;
            unit: "WEEK" | "MONTH" | "YEAR";
          };
          /**
           * @min 0
           * @max 520
           */
          numBillingCycles: number;
          trial?: {
            period: {
              /**
               * @min 1
               * @max 90
               */
              value: number;
              unit: "DAY" | "WEEK" | "MONTH";
            };
            /**
             * @min 0
             * @max 999999999999
             */
            priceCents: number;
          };
        } | null;
        additionalFieldsFormId: string | null;
        /**
         * @minLength 0
         * @maxLength 200
         */
        seoTitle: string;
        /** @maxLength 500 */
        seoDescription: string;
        taxable: boolean;
        taxCategoryId: string | "";
        /** @default null */
        withdrawalExemption?:
          | "made-to-order"
          | "perishable"
          | "sealed-hygiene"
          | "sealed-media"
          | "mixed"
          | "newspaper"
          | "dated-service"
          | "market-price"
          | null;
        ownAmounts?: {
          /**
           * @min 1
           * @max 999999999999
           */
          leastCents: number;
          /**
           * @min 1
           * @max 999999999999
           */
          mostCents: number;
        };
        donation?: {
          /** @minItems 1 */
          frequencies: ("once" | "month" | "year")[];
          /** @maxItems 50 */
          fundIds: string[];
        };
        quantityBreaks?: {
          isTogether: boolean;
          kind: "percent" | "price";
          /**
           * @maxItems 10
           * @minItems 1
           */
          steps: {
            /**
             * @min 2
             * @max 9999
             */
            from: number;
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            priceCents: number;
            fixedPrices?: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
          }[];
        };
        bundle?:
          | {
              kind: "fixed";
              /**
               * @maxItems 20
               * @minItems 1
               */
              parts: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                variantId: string | null;
                /**
                 * @min 1
                 * @max 20
                 */
                quantity: number;
              }[];
            }
          | {
              kind: "choice";
              /**
               * @min 1
               * @max 20
               */
              pick: number;
              repeats: boolean;
              /**
               * @maxItems 50
               * @minItems 1
               */
              parts: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                variantId: string | null;
              }[];
            };
        /**
         * @maxItems 250
         * @minItems 1
         */
        variants: {
          id: string | null;
          /**
           * @minLength 0
           * @maxLength 100
           */
          sku: string;
          /**
           * @min 0
           * @max 999999999999
           */
          priceCents: number;
          /**
           * @min 0
           * @max 999999999999
           */
          salePriceCents: number;
          onSale: boolean;
          fixedPrices?: Partial<
            Record<
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR",
              number
            >
          >;
          content?: {
            /**
             * @exclusiveMin 0
             * @max 1000000
             */
            amount: number;
            unit:
              | "mg"
              | "g"
              | "kg"
              | "oz"
              | "lb"
              | "ml"
              | "cl"
              | "l"
              | "m3"
              | "floz"
              | "pt"
              | "qt"
              | "gal"
              | "mm"
              | "cm"
              | "m"
              | "in"
              | "ft"
              | "yd"
              | "m2"
              | "ft2"
              | "item";
            per: {
              /**
               * @exclusiveMin 0
               * @max 1000000
               */
              amount: number;
              unit:
                | "mg"
                | "g"
                | "kg"
                | "oz"
                | "lb"
                | "ml"
                | "cl"
                | "l"
                | "m3"
                | "floz"
                | "pt"
                | "qt"
                | "gal"
                | "mm"
                | "cm"
                | "m"
                | "in"
                | "ft"
                | "yd"
                | "m2"
                | "ft2"
                | "item";
            };
          };
          unlimited: boolean;
          /**
           * @min 0
           * @max 99999999
           */
          qtyInStock: number;
          attributes: Partial<Record<string, string>>;
          pictureId: string | null;
          /**
           * @min 0
           * @max 10000000
           */
          weightGrams: number;
          /**
           * @min 0
           * @max 1000000
           */
          lengthMillimetres: number;
          /**
           * @min 0
           * @max 1000000
           */
          widthMillimetres: number;
          /**
           * @min 0
           * @max 1000000
           */
          heightMillimetres: number;
          /** @default null */
          seenQtyInStock?: number | null;
        }[];
        /** @maxItems 100 */
        pictures: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @maxLength 250 */
          altText: string;
          focalPoint: {
            /**
             * @min 0
             * @max 1
             */
            x: number;
            /**
             * @min 0
             * @max 1
             */
            y: number;
          };
        }[];
        /** @maxItems 20 */
        files: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          fileId: string;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          product: Product;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/products`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetProductsCsv
     * @summary Export all products with all their data, or in the columns of a Squarespace export (text/csv)
     * @request GET:/api/owner/products.csv
     * @secure
     */
    getProductsCsv: (
      query?: {
        /** @example "32" */
        columns?: "26" | "32";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        collectionId?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/products.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name GetProductsZip
     * @summary Export everything the shop sells, with its images and download files (application/zip)
     * @request GET:/api/owner/products.zip
     * @secure
     */
    getProductsZip: (params: RequestParams = {}) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/products.zip`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetProductsByProductId
     * @summary Get a product with everything its editor needs
     * @request GET:/api/owner/products/{productId}
     * @secure
     */
    getProductsByProductId: (productId: string, params: RequestParams = {}) =>
      this.request<
        {
          product: Product;
        },
        Refusal
      >({
        path: `/api/owner/products/${productId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PutProductsByProductId
     * @summary Save a whole product
     * @request PUT:/api/owner/products/{productId}
     * @secure
     */
    putProductsByProductId: (
      productId: string,
      data: {
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        collectionId: string;
        productType: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @minLength 1
         * @maxLength 200
         */
        title: string;
        urlId: "" | string;
        status:
          | "draft"
          | "needs-review"
          | "scheduled"
          | "private"
          | "published";
        publishAt: number | null;
        /** @maxLength 100000 */
        body: string;
        /** @maxLength 1000 */
        excerpt: string;
        /** @maxItems 100 */
        tags: string[];
        /** @maxItems 100 */
        categoryIds: string[];
        /** @maxItems 6 */
        options: {
          /**
           * @minLength 1
           * @maxLength 100
           */
          name: string;
          display: "dropdown" | "radio";
          colors?: Partial<Record<string, string>>;
        }[];
        useCustomAddButtonText: boolean;
        /**
         * @minLength 0
         * @maxLength 100
         */
        customAddButtonText: string;
        /**
         * @minLength 0
         * @maxLength 100
         */
        customSoldOutText: string;
        scarcity: {
          enabled: boolean;
          /** @maxLength 200 */
          text: string;
          /**
           * @min 1
           * @max 9999
           */
          threshold: number;
        } | null;
        /** @maxItems 20 */
        relatedProductIds: string[];
        isSubscribable: boolean;
        /** @default null */
        subscriptionPlan?: {
          billingPeriod: {
            /**
             * @min 1
             * @max 52
             */
            value: number;
            unit: "WEEK" | "MONTH" | "YEAR";
          };
          /**
           * @min 0
           * @max 520
           */
          numBillingCycles: number;
          trial?: {
            period: {
              /**
               * @min 1
               * @max 90
               */
              value: number;
              unit: "DAY" | "WEEK" | "MONTH";
            };
            /**
             * @min 0
             * @max 999999999999
             */
            priceCents: number;
          };
        } | null;
        additionalFieldsFormId: string | null;
        /**
         * @minLength 0
         * @maxLength 200
         */
        seoTitle: string;
        /** @maxLength 500 */
        seoDescription: string;
        taxable: boolean;
        taxCategoryId: string | "";
        /** @default null */
        withdrawalExemption?:
          | "made-to-order"
          | "perishable"
          | "sealed-hygiene"
          | "sealed-media"
          | "mixed"
          | "newspaper"
          | "dated-service"
          | "market-price"
          | null;
        ownAmounts?: {
          /**
           * @min 1
           * @max 999999999999
           */
          leastCents: number;
          /**
           * @min 1
           * @max 999999999999
           */
          mostCents: number;
        };
        donation?: {
          /** @minItems 1 */
          frequencies: ("once" | "month" | "year")[];
          /** @maxItems 50 */
          fundIds: string[];
        };
        quantityBreaks?: {
          isTogether: boolean;
          kind: "percent" | "price";
          /**
           * @maxItems 10
           * @minItems 1
           */
          steps: {
            /**
             * @min 2
             * @max 9999
             */
            from: number;
            /**
             * @min 0
             * @max 100000
             */
            percentMilli: number;
            /**
             * @min 0
             * @max 999999999999
             */
            priceCents: number;
            fixedPrices?: Partial<
              Record<
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR",
                number
              >
            >;
          }[];
        };
        bundle?:
          | {
              kind: "fixed";
              /**
               * @maxItems 20
               * @minItems 1
               */
              parts: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                variantId: string | null;
                /**
                 * @min 1
                 * @max 20
                 */
                quantity: number;
              }[];
            }
          | {
              kind: "choice";
              /**
               * @min 1
               * @max 20
               */
              pick: number;
              repeats: boolean;
              /**
               * @maxItems 50
               * @minItems 1
               */
              parts: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                productId: string;
                variantId: string | null;
              }[];
            };
        /**
         * @maxItems 250
         * @minItems 1
         */
        variants: {
          id: string | null;
          /**
           * @minLength 0
           * @maxLength 100
           */
          sku: string;
          /**
           * @min 0
           * @max 999999999999
           */
          priceCents: number;
          /**
           * @min 0
           * @max 999999999999
           */
          salePriceCents: number;
          onSale: boolean;
          fixedPrices?: Partial<
            Record<
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR",
              number
            >
          >;
          content?: {
            /**
             * @exclusiveMin 0
             * @max 1000000
             */
            amount: number;
            unit:
              | "mg"
              | "g"
              | "kg"
              | "oz"
              | "lb"
              | "ml"
              | "cl"
              | "l"
              | "m3"
              | "floz"
              | "pt"
              | "qt"
              | "gal"
              | "mm"
              | "cm"
              | "m"
              | "in"
              | "ft"
              | "yd"
              | "m2"
              | "ft2"
              | "item";
            per: {
              /**
               * @exclusiveMin 0
               * @max 1000000
               */
              amount: number;
              unit:
                | "mg"
                | "g"
                | "kg"
                | "oz"
                | "lb"
                | "ml"
                | "cl"
                | "l"
                | "m3"
                | "floz"
                | "pt"
                | "qt"
                | "gal"
                | "mm"
                | "cm"
                | "m"
                | "in"
                | "ft"
                | "yd"
                | "m2"
                | "ft2"
                | "item";
            };
          };
          unlimited: boolean;
          /**
           * @min 0
           * @max 99999999
           */
          qtyInStock: number;
          attributes: Partial<Record<string, string>>;
          pictureId: string | null;
          /**
           * @min 0
           * @max 10000000
           */
          weightGrams: number;
          /**
           * @min 0
           * @max 1000000
           */
          lengthMillimetres: number;
          /**
           * @min 0
           * @max 1000000
           */
          widthMillimetres: number;
          /**
           * @min 0
           * @max 1000000
           */
          heightMillimetres: number;
          /** @default null */
          seenQtyInStock?: number | null;
        }[];
        /** @maxItems 100 */
        pictures: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @maxLength 250 */
          altText: string;
          focalPoint: {
            /**
             * @min 0
             * @max 1
             */
            x: number;
            /**
             * @min 0
             * @max 1
             */
            y: number;
          };
        }[];
        /** @maxItems 20 */
        files: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          fileId: string;
        }[];
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        updatedAt: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          product: Product;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/products/${productId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostProductsByProductIdDuplicate
     * @summary Duplicate a product as a draft, with new SKUs
     * @request POST:/api/owner/products/{productId}/duplicate
     * @secure
     */
    postProductsByProductIdDuplicate: (
      productId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          product: Product;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/products/${productId}/duplicate`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostProductsByProductIdMove
     * @summary Move a product to a place in the order of its store page
     * @request POST:/api/owner/products/{productId}/move
     * @secure
     */
    postProductsByProductIdMove: (
      productId: string,
      data: {
        afterProductId: string | null;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/products/${productId}/move`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PostProductsBulk
     * @summary Change many products at once
     * @request POST:/api/owner/products/bulk
     * @secure
     */
    postProductsBulk: (
      data:
        | {
            action: "publish" | "unpublish" | "delete" | "end-sale";
            /**
             * @maxItems 500
             * @minItems 1
             */
            productIds?: string[];
            filter?: {
              /** @maxLength 100 */
              search?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              collectionId?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId?: string;
              status?:
                | "draft"
                | "needs-review"
                | "scheduled"
                | "private"
                | "published";
              productType?: number;
              stock?: "in-stock" | "few-left" | "sold-out";
              sellable?: "no";
            };
          }
        | {
            action: "add-category" | "remove-category";
            /**
             * @maxItems 500
             * @minItems 1
             */
            productIds?: string[];
            filter?: {
              /** @maxLength 100 */
              search?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              collectionId?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId?: string;
              status?:
                | "draft"
                | "needs-review"
                | "scheduled"
                | "private"
                | "published";
              productType?: number;
              stock?: "in-stock" | "few-left" | "sold-out";
              sellable?: "no";
            };
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            categoryId: string;
          }
        | {
            action: "add-tags" | "remove-tags";
            /**
             * @maxItems 500
             * @minItems 1
             */
            productIds?: string[];
            filter?: {
              /** @maxLength 100 */
              search?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              collectionId?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId?: string;
              status?:
                | "draft"
                | "needs-review"
                | "scheduled"
                | "private"
                | "published";
              productType?: number;
              stock?: "in-stock" | "few-left" | "sold-out";
              sellable?: "no";
            };
            /**
             * @maxItems 20
             * @minItems 1
             */
            tags: string[];
          }
        | {
            action: "change-prices";
            /**
             * @maxItems 500
             * @minItems 1
             */
            productIds?: string[];
            filter?: {
              /** @maxLength 100 */
              search?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              collectionId?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId?: string;
              status?:
                | "draft"
                | "needs-review"
                | "scheduled"
                | "private"
                | "published";
              productType?: number;
              stock?: "in-stock" | "few-left" | "sold-out";
              sellable?: "no";
            };
            /**
             * @min -99
             * @max 1000
             */
            percent: number;
          }
        | {
            action: "start-sale";
            /**
             * @maxItems 500
             * @minItems 1
             */
            productIds?: string[];
            filter?: {
              /** @maxLength 100 */
              search?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              collectionId?: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId?: string;
              status?:
                | "draft"
                | "needs-review"
                | "scheduled"
                | "private"
                | "published";
              productType?: number;
              stock?: "in-stock" | "few-left" | "sold-out";
              sellable?: "no";
            };
            /**
             * @exclusiveMin 0
             * @exclusiveMax 100
             */
            percent: number;
          },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          changed: number;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/products/bulk`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name GetProductsFunds
     * @summary List the funds that donations can be for
     * @request GET:/api/owner/products/funds
     * @secure
     */
    getProductsFunds: (params: RequestParams = {}) =>
      this.request<
        {
          funds: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /** @default false */
            isClosed: boolean;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/products/funds`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:read`.
     *
     * @tags products
     * @name PostProductsPreview
     * @summary Preview the page of an unsaved product, as HTML for a frame
     * @request POST:/api/owner/products/preview
     * @secure
     */
    postProductsPreview: (
      data: {
        /** @maxLength 3000000 */
        product: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<Blob, Refusal>({
        path: `/api/owner/products/preview`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsCsv
     * @summary Export a report as CSV
     * @request GET:/api/owner/reports.csv
     * @secure
     */
    getReportsCsv: (
      query: {
        /** @example "product" */
        report:
          | "sales"
          | "product"
          | "variant"
          | "category"
          | "country"
          | "discount"
          | "tax"
          | "payment"
          | "channel"
          | "fund"
          | "gift-cards"
          | "inventory";
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-01-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/reports.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsDonations
     * @summary Get what each fund has received this month, this year and ever
     * @request GET:/api/owner/reports/donations
     * @secure
     */
    getReportsDonations: (params: RequestParams = {}) =>
      this.request<
        {
          currency:
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR";
          isCounting: boolean;
          funds: {
            id: string;
            name: string;
            isClosed: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            donations: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            monthCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            yearCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            allCents: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/reports/donations`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsGiftCards
     * @summary Get what gift cards could still pay at the beginning and the end of a period
     * @request GET:/api/owner/reports/gift-cards
     * @secure
     */
    getReportsGiftCards: (
      query: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-01-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        to: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          currencies: {
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            openingCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            closingCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            issuedCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            paidCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundedCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            endedCents: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/reports/gift-cards`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsInventory
     * @summary Get the value of the stock at the prices of now
     * @request GET:/api/owner/reports/inventory
     * @secure
     */
    getReportsInventory: (params: RequestParams = {}) =>
      this.request<
        {
          currency:
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR";
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          units: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          valueCents: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          products: number;
          rows: {
            productId: string;
            title: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            units: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            valueCents: number;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/reports/inventory`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsSales
     * @summary Get the sales of a period, with its points in time
     * @request GET:/api/owner/reports/sales
     * @secure
     */
    getReportsSales: (
      query: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-01-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        to: string;
        /**
         * @default "nothing"
         * @example "previous-year"
         */
        comparison?: "previous-period" | "previous-year" | "nothing";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          isCounting: boolean;
          currency:
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR";
          step: "hour" | "day" | "week" | "month" | "year";
          totals: {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            orders: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            units: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            returnedUnits: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            grossCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            discountCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            returnCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            shippingCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            taxCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            giftCardCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            donationCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refunds: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundedCents: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            ordersWithoutGoods: number;
          };
          points: {
            begins: string;
            sums: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              orders: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              units: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnedUnits: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              grossCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              shippingCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              taxCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              giftCardCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              donationCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refunds: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refundedCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              ordersWithoutGoods: number;
            };
          }[];
          before: {
            /**
             * @format date
             * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
             */
            from: string;
            /**
             * @format date
             * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
             */
            to: string;
            totals: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              orders: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              units: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnedUnits: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              grossCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              shippingCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              taxCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              giftCardCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              donationCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refunds: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refundedCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              ordersWithoutGoods: number;
            };
            points: {
              begins: string;
              sums: {
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                orders: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                units: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                returnedUnits: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                grossCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                discountCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                returnCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                shippingCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                taxCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                giftCardCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                donationCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                refunds: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                refundedCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                ordersWithoutGoods: number;
              };
            }[];
          } | null;
        },
        Refusal
      >({
        path: `/api/owner/reports/sales`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReportsSalesBySplit
     * @summary List the sales of a period by product, country, tax or others
     * @request GET:/api/owner/reports/sales/{split}
     * @secure
     */
    getReportsSalesBySplit: (
      split:
        | "product"
        | "variant"
        | "category"
        | "country"
        | "discount"
        | "tax"
        | "payment"
        | "channel"
        | "fund",
      query: {
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-01-01"
         */
        from: string;
        /**
         * @format date
         * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
         * @example "2026-12-31"
         */
        to: string;
        /** @default "nothing" */
        comparison?: "previous-period" | "previous-year" | "nothing";
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          isCounting: boolean;
          currency:
            | "EUR"
            | "USD"
            | "AUD"
            | "NOK"
            | "CAD"
            | "NZD"
            | "DKK"
            | "GBP"
            | "HKD"
            | "CHF"
            | "MXN"
            | "SGD"
            | "SEK"
            | "CZK"
            | "ILS"
            | "PHP"
            | "RUB"
            | "PLN"
            | "THB"
            | "MYR"
            | "ARS"
            | "BRL"
            | "COP"
            | "IDR"
            | "INR"
            | "JPY"
            | "ZAR";
          rows: {
            key: string;
            name: string;
            detail: string;
            sums: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              orders: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              units: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnedUnits: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              grossCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              shippingCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              taxCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              giftCardCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              donationCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refunds: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refundedCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              ordersWithoutGoods: number;
            };
            before: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              orders: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              units: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnedUnits: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              grossCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              discountCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              returnCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              shippingCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              taxCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              giftCardCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              donationCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refunds: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              refundedCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              ordersWithoutGoods: number;
            } | null;
          }[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          total: number;
        },
        Refusal
      >({
        path: `/api/owner/reports/sales/${split}`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetReturns
     * @summary List the returns, newest first, a page at a time
     * @request GET:/api/owner/returns
     * @secure
     */
    getReturns: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @example "approved" */
        state?:
          | "requested"
          | "approved"
          | "received"
          | "refunded"
          | "closed"
          | "refused"
          | "canceled";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          returns: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/returns`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutReturnsByReturnIdExchange
     * @summary Set what a return is exchanged for; the items of an approved return are reserved
     * @request PUT:/api/owner/returns/{returnId}/exchange
     * @secure
     */
    putReturnsByReturnIdExchange: (
      returnId: string,
      data: {
        /** @maxItems 100 */
        items: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          variantId: string;
          /**
           * @min 1
           * @max 9999
           */
          quantity: number;
          unitPriceCents: number | null;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/exchange`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostReturnsByReturnIdExchangePreview
     * @summary Preview what an exchange costs, and the difference that is owed or refunded; nothing is saved
     * @request POST:/api/owner/returns/{returnId}/exchange/preview
     * @secure
     */
    postReturnsByReturnIdExchangePreview: (
      returnId: string,
      data: {
        /** @maxItems 100 */
        items: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          variantId: string;
          /**
           * @min 1
           * @max 9999
           */
          quantity: number;
          unitPriceCents: number | null;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          newCents: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          creditCents: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          owedCents: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          refundCents: number;
          onceOnly: string[];
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/exchange/preview`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostReturnsByReturnIdExchangeShipment
     * @summary Add the new items of an exchange to its order before the return has arrived
     * @request POST:/api/owner/returns/{returnId}/exchange/shipment
     * @secure
     */
    postReturnsByReturnIdExchangeShipment: (
      returnId: string,
      data: {
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/exchange/shipment`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostReturnsByReturnIdReceipt
     * @summary Mark the items of a return as received, with their condition, and restock some
     * @request POST:/api/owner/returns/{returnId}/receipt
     * @secure
     */
    postReturnsByReturnIdReceipt: (
      returnId: string,
      data: {
        /**
         * @maxItems 300
         * @minItems 1
         */
        pieces: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          lineId: string;
          condition: "as-new" | "used" | "damaged";
          /**
           * @exclusiveMin 0
           * @max 1000000
           */
          quantity: number;
          restock: boolean;
        }[];
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/receipt`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostReturnsByReturnIdRefund
     * @summary Refund the received items of a return, less a fee
     * @request POST:/api/owner/returns/{returnId}/refund
     * @secure
     */
    postReturnsByReturnIdRefund: (
      returnId: string,
      data: {
        /**
         * @min 0
         * @max 9007199254740991
         */
        shippingCents: number;
        /**
         * @min 0
         * @max 9007199254740991
         */
        feeCents: number;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/refund`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutReturnsByReturnIdState
     * @summary Change the state of a return, and email the customer if wanted
     * @request PUT:/api/owner/returns/{returnId}/state
     * @secure
     */
    putReturnsByReturnIdState: (
      returnId: string,
      data: {
        state: "approved" | "refused" | "canceled" | "closed";
        /** @maxLength 1000 */
        message: string;
        notifyBuyer: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          return: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            state:
              | "requested"
              | "approved"
              | "received"
              | "refunded"
              | "closed"
              | "refused"
              | "canceled";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            changedAt: number;
            by: string;
            note: string;
            message: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              email: string;
              buyerName: string;
            };
            exchange: {
              state: "wished" | "reserved" | "released" | "added";
              until: number | null;
              items: {
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                lineId: string;
                /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
                variantId: string;
                title: string;
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                unitPriceCents: number | null;
                paidCents: number | null;
              }[];
            } | null;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              lineId: string;
              title: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              quantity: number;
              reason:
                | "changed-mind"
                | "too-small"
                | "too-large"
                | "not-as-described"
                | "damaged"
                | "wrong-item"
                | "other";
              pieces: {
                condition: "as-new" | "used" | "damaged";
                /**
                 * @exclusiveMin 0
                 * @max 9007199254740991
                 */
                quantity: number;
                isRestocked: boolean;
              }[];
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/returns/${returnId}/state`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `reviews:read`.
     *
     * @tags reviews
     * @name GetReviews
     * @summary List the reviews of the site a page at a time, without deleted ones
     * @request GET:/api/owner/reviews
     * @secure
     */
    getReviews: (
      query?: {
        /** @example "waiting" */
        state?: "waiting" | "published" | "hidden";
        /** @example 5 */
        rating?: number;
        source?: "buyer" | "import";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        productId?: string;
        sort?: "newest" | "oldest" | "highest" | "lowest";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          reviews: {
            /**
             * @min 1
             * @max 5
             */
            rating: number;
            /**
             * @minLength 0
             * @maxLength 120
             */
            title: string;
            /** @maxLength 4000 */
            body: string;
            /**
             * @minLength 1
             * @maxLength 60
             */
            name: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            product: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              title: string;
              fullUrl: string;
            };
            state: "waiting" | "published" | "hidden" | "deleted";
            hideReason: string;
            source: "buyer" | "import";
            isVerified: boolean;
            email: string;
            orderId: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            reply: string;
            repliedAt: number | null;
            pictures: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              assetUrl: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              width: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              height: number;
            }[];
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/reviews`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `reviews:read`.
     *
     * @tags reviews
     * @name GetReviewsCsv
     * @summary Export the reviews as CSV, in a format that can be imported
     * @request GET:/api/owner/reviews.csv
     * @secure
     */
    getReviewsCsv: (params: RequestParams = {}) =>
      this.request<string, Refusal>({
        path: `/api/owner/reviews.csv`,
        method: "GET",
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `reviews:read`.
     *
     * @tags reviews
     * @name GetReviewsByReviewId
     * @summary Get a review
     * @request GET:/api/owner/reviews/{reviewId}
     * @secure
     */
    getReviewsByReviewId: (reviewId: string, params: RequestParams = {}) =>
      this.request<
        {
          review: {
            /**
             * @min 1
             * @max 5
             */
            rating: number;
            /**
             * @minLength 0
             * @maxLength 120
             */
            title: string;
            /** @maxLength 4000 */
            body: string;
            /**
             * @minLength 1
             * @maxLength 60
             */
            name: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            product: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              title: string;
              fullUrl: string;
            };
            state: "waiting" | "published" | "hidden" | "deleted";
            hideReason: string;
            source: "buyer" | "import";
            isVerified: boolean;
            email: string;
            orderId: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            reply: string;
            repliedAt: number | null;
            pictures: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              assetUrl: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              width: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              height: number;
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/reviews/${reviewId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `reviews:write`.
     *
     * @tags reviews
     * @name PutReviewsByReviewIdReply
     * @summary Change the public answer to a review; an empty one removes it
     * @request PUT:/api/owner/reviews/{reviewId}/reply
     * @secure
     */
    putReviewsByReviewIdReply: (
      reviewId: string,
      data: {
        /** @maxLength 2000 */
        reply: string;
        /**
         * @min -9007199254740991
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/reviews/${reviewId}/reply`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `reviews:write`.
     *
     * @tags reviews
     * @name PostReviewsImport
     * @summary Import the reviews of a CSV file, or only show what would happen
     * @request POST:/api/owner/reviews/import
     * @secure
     */
    postReviewsImport: (
      data: {
        /**
         * @minLength 1
         * @maxLength 2000000
         */
        csv: string;
        isDryRun: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          rows: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          added: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          repeated: number;
          problems: {
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            line: number;
            product: string;
            problem: "product" | "rating" | "name" | "date" | "too-long";
          }[];
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          problemCount: number;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/reviews/import`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `reviews:write`.
     *
     * @tags reviews
     * @name PostReviewsModerate
     * @summary Change the status of reviews: publish, hide or delete them; for 30 days a deletion can be undone
     * @request POST:/api/owner/reviews/moderate
     * @secure
     */
    postReviewsModerate: (
      data: {
        /**
         * @maxItems 1000
         * @minItems 1
         */
        reviewIds: string[];
        state: "published" | "hidden" | "deleted";
        /**
         * @maxLength 300
         * @default ""
         */
        reason?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/reviews/moderate`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStock
     * @summary List the stock and prices of all variants
     * @request GET:/api/owner/stock
     * @secure
     */
    getStock: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        productId?: string;
        /** @example "low" */
        level?: "low" | "out";
        status?:
          | "draft"
          | "needs-review"
          | "scheduled"
          | "private"
          | "published";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        categoryId?: string;
        bundles?: "1";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          variants: StockRow[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PutStock
     * @summary Set or adjusts the stock of many variants
     * @request PUT:/api/owner/stock
     * @secure
     */
    putStock: (
      data: {
        /**
         * @maxItems 500
         * @minItems 1
         */
        changes: (
          | {
              kind: "set";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              locationId?: string;
              /**
               * @min 0
               * @max 99999999
               */
              quantity: number;
            }
          | {
              kind: "adjust";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              locationId?: string;
              /**
               * @min -99999999
               * @max 99999999
               */
              by: number;
            }
          | {
              kind: "unlimited";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
            }
          | {
              kind: "low-stock-at";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              quantity: number | null;
            }
        )[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          variants: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            unlimited: boolean;
            /**
             * @min 0
             * @max 99999999
             */
            qtyInStock: number;
          }[];
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockCounts
     * @summary List the counts of the stock, newest first, a page at a time
     * @request GET:/api/owner/stock-counts
     * @secure
     */
    getStockCounts: (
      query?: {
        /** @example "open" */
        state?: "open" | "applied" | "canceled";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        locationId?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          counts: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock-counts`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockCounts
     * @summary Create a count of what is at a location; it changes no stock until it is applied
     * @request POST:/api/owner/stock-counts
     * @secure
     */
    postStockCounts: (
      data: {
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        locationId: string;
        scope:
          | {
              kind: "all";
            }
          | {
              kind: "category";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              categoryId: string;
            }
          | {
              kind: "products";
              /**
               * @maxItems 200
               * @minItems 1
               */
              productIds: string[];
            };
        isBlind: boolean;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-counts`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockCountsByCountId
     * @summary Get a count
     * @request GET:/api/owner/stock-counts/{countId}
     * @secure
     */
    getStockCountsByCountId: (countId: string, params: RequestParams = {}) =>
      this.request<
        {
          count: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-counts/${countId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockCountsByCountIdApply
     * @summary Set the stock by the differences of a count; what was sold during the count stays sold
     * @request POST:/api/owner/stock-counts/{countId}/apply
     * @secure
     */
    postStockCountsByCountIdApply: (
      countId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          };
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          changed: number;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock-counts/${countId}/apply`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockCountsByCountIdCancel
     * @summary Cancel a count; the stock stays as it is
     * @request POST:/api/owner/stock-counts/{countId}/cancel
     * @secure
     */
    postStockCountsByCountIdCancel: (
      countId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-counts/${countId}/cancel`,
        method: "POST",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockCountsByCountIdLines
     * @summary List the lines of a count, a page at a time
     * @request GET:/api/owner/stock-counts/{countId}/lines
     * @secure
     */
    getStockCountsByCountIdLines: (
      countId: string,
      query?: {
        /** @example "different" */
        show?: "uncounted" | "counted" | "different";
        /** @maxLength 100 */
        search?: string;
        /**
         * @minLength 1
         * @maxLength 100
         */
        sku?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          lines: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            title: string;
            sku: string;
            counted: number | null;
            expected: number | null;
            countedAt: number | null;
            countedBy: string;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock-counts/${countId}/lines`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PutStockCountsByCountIdLines
     * @summary Save what was counted; what is expected is read in the same moment
     * @request PUT:/api/owner/stock-counts/{countId}/lines
     * @secure
     */
    putStockCountsByCountIdLines: (
      countId: string,
      data: {
        /**
         * @maxItems 200
         * @minItems 1
         */
        lines: (
          | {
              kind: "set";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              counted: number | null;
              seen: number | null;
            }
          | {
              kind: "add";
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              /**
               * @min 1
               * @max 999999
               */
              by: number;
            }
        )[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          count: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "open" | "applied" | "canceled";
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            locationId: string;
            location: string;
            isBlind: boolean;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lines: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            counted: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            different: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            startedAt: number;
            startedBy: string;
            closedAt: number | null;
          };
          lines: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            title: string;
            sku: string;
            counted: number | null;
            expected: number | null;
            countedAt: number | null;
            countedBy: string;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/stock-counts/${countId}/lines`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockCountsByCountIdReportCsv
     * @summary Export what was counted and what was expected, as CSV
     * @request GET:/api/owner/stock-counts/{countId}/report.csv
     * @secure
     */
    getStockCountsByCountIdReportCsv: (
      countId: string,
      query?: {
        show?: "uncounted" | "counted" | "different";
      },
      params: RequestParams = {},
    ) =>
      this.request<string, Refusal>({
        path: `/api/owner/stock-counts/${countId}/report.csv`,
        method: "GET",
        query: query,
        secure: true,
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockLocations
     * @summary List the locations of stock in the order in which orders take from them
     * @request GET:/api/owner/stock-locations
     * @secure
     */
    getStockLocations: (params: RequestParams = {}) =>
      this.request<
        {
          locations: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @minLength 1
             * @maxLength 80
             */
            name: string;
            sellsOnline: boolean;
            pickupMethodId: string | null;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/stock-locations`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PutStockLocations
     * @summary Save all locations of stock, in the order in which orders take from them
     * @request PUT:/api/owner/stock-locations
     * @secure
     */
    putStockLocations: (
      data: {
        /**
         * @maxItems 20
         * @minItems 1
         */
        locations: {
          id: string | null;
          /**
           * @minLength 1
           * @maxLength 80
           */
          name: string;
          sellsOnline: boolean;
          pickupMethodId: string | null;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          locations: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @minLength 1
             * @maxLength 80
             */
            name: string;
            sellsOnline: boolean;
            pickupMethodId: string | null;
          }[];
        },
        Refusal
      >({
        path: `/api/owner/stock-locations`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockTransfers
     * @summary List the transfers of stock and what suppliers deliver, newest first, a page at a time
     * @request GET:/api/owner/stock-transfers
     * @secure
     */
    getStockTransfers: (
      query?: {
        /** @example "sent" */
        state?: "draft" | "sent" | "received" | "canceled";
        kind?: "transfer" | "purchase";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        locationId?: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        variantId?: string;
        /** @maxLength 100 */
        search?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfers: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
          }[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockTransfers
     * @summary Create a draft of a transfer; it moves nothing yet
     * @request POST:/api/owner/stock-transfers
     * @secure
     */
    postStockTransfers: (
      data: {
        content: {
          expectedOn: string | null;
          /**
           * @minLength 0
           * @maxLength 100
           */
          reference: string;
          /** @maxLength 1000 */
          note: string;
          fromLocationId: string | null;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          toLocationId: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          supplier: string;
          /** @maxItems 250 */
          lines: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            /**
             * @min 1
             * @max 999999
             */
            quantity: number;
            costCents: number | null;
          }[];
        };
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockTransfersByTransferId
     * @summary Get a transfer with its lines
     * @request GET:/api/owner/stock-transfers/{transferId}
     * @secure
     */
    getStockTransfersByTransferId: (
      transferId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PutStockTransfersByTransferId
     * @summary Change a draft of a transfer
     * @request PUT:/api/owner/stock-transfers/{transferId}
     * @secure
     */
    putStockTransfersByTransferId: (
      transferId: string,
      data: {
        content: {
          expectedOn: string | null;
          /**
           * @minLength 0
           * @maxLength 100
           */
          reference: string;
          /** @maxLength 1000 */
          note: string;
          fromLocationId: string | null;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          toLocationId: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          supplier: string;
          /** @maxItems 250 */
          lines: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            /**
             * @min 1
             * @max 999999
             */
            quantity: number;
            costCents: number | null;
          }[];
        };
        /**
         * @min 0
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name DeleteStockTransfersByTransferId
     * @summary Delete a draft of a transfer
     * @request DELETE:/api/owner/stock-transfers/{transferId}
     * @secure
     */
    deleteStockTransfersByTransferId: (
      transferId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          batchId: string;
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}`,
        method: "DELETE",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockTransfersByTransferIdCancel
     * @summary Cancel what is awaited of a transfer: it returns to the first location
     * @request POST:/api/owner/stock-transfers/{transferId}/cancel
     * @secure
     */
    postStockTransfersByTransferIdCancel: (
      transferId: string,
      data: {
        /**
         * @min 0
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}/cancel`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PutStockTransfersByTransferIdDetails
     * @summary Change the expected day, the reference and the note of a transfer that is on its way
     * @request PUT:/api/owner/stock-transfers/{transferId}/details
     * @secure
     */
    putStockTransfersByTransferIdDetails: (
      transferId: string,
      data: {
        details: {
          expectedOn: string | null;
          /**
           * @minLength 0
           * @maxLength 100
           */
          reference: string;
          /** @maxLength 1000 */
          note: string;
        };
        /**
         * @min 0
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}/details`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockTransfersByTransferIdReceipts
     * @summary Add what arrived of a transfer: received units are in stock, rejected and missing ones are not
     * @request POST:/api/owner/stock-transfers/{transferId}/receipts
     * @secure
     */
    postStockTransfersByTransferIdReceipts: (
      transferId: string,
      data: {
        /**
         * @maxItems 250
         * @minItems 1
         */
        lines: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          variantId: string;
          /**
           * @min 0
           * @max 999999
           */
          received: number;
          /**
           * @min 0
           * @max 999999
           */
          rejected: number;
          /**
           * @min 0
           * @max 999999
           */
          missing: number;
        }[];
        /**
         * @min 0
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}/receipts`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:write`.
     *
     * @tags stock
     * @name PostStockTransfersByTransferIdSend
     * @summary Mark a transfer as sent: its units leave the first location, and are awaited at the second
     * @request POST:/api/owner/stock-transfers/{transferId}/send
     * @secure
     */
    postStockTransfersByTransferIdSend: (
      transferId: string,
      data: {
        /**
         * @min 0
         * @max 9007199254740991
         */
        revision: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          transfer: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "draft" | "sent" | "received" | "canceled";
            kind: "transfer" | "purchase";
            from: string;
            to: string;
            reference: string;
            expectedOn: string | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            incoming: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            updatedAt: number;
            fromLocationId: string | null;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            toLocationId: string;
            supplier: string;
            note: string;
            lines: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              variantId: string;
              title: string;
              sku: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              quantity: number;
              costCents: number | null;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              received: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              rejected: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              missing: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              incoming: number;
            }[];
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            revision: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            sentAt: number | null;
            closedAt: number | null;
          };
        },
        Refusal
      >({
        path: `/api/owner/stock-transfers/${transferId}/send`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `stock:read`.
     *
     * @tags stock
     * @name GetStockByVariantIdHistory
     * @summary List every change of a variant’s stock, newest first
     * @request GET:/api/owner/stock/{variantId}/history
     * @secure
     */
    getStockByVariantIdHistory: (
      variantId: string,
      query?: {
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          entries: StockEntry[];
          next: string | null;
        },
        Refusal
      >({
        path: `/api/owner/stock/${variantId}/history`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetSubscriptions
     * @summary List the subscriptions, those that renew next first, a page at a time
     * @request GET:/api/owner/subscriptions
     * @secure
     */
    getSubscriptions: (
      query?: {
        /** @maxLength 100 */
        search?: string;
        /** @example "active" */
        state?: "active" | "past-due" | "paused" | "ended" | "canceled";
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        orderId?: string;
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          subscriptions: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "active" | "past-due" | "paused" | "ended" | "canceled";
            email: string;
            name: string;
            title: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            plan: {
              billingPeriod: {
                /**
                 * @min 1
                 * @max 52
                 */
                value: number;
                unit: "WEEK" | "MONTH" | "YEAR";
              };
              /**
               * @min 0
               * @max 520
               */
              numBillingCycles: number;
              trial?: {
                period: {
                  /**
                   * @min 1
                   * @max 90
                   */
                  value: number;
                  unit: "DAY" | "WEEK" | "MONTH";
                };
                /**
                 * @min 0
                 * @max 999999999999
                 */
                priceCents: number;
              };
            };
            testMode: boolean;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            amountCents: number;
            nextAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cycles: number;
            trialEndsAt: number | null;
            overAt: number | null;
          }[];
          next: string | null;
          expected:
            | {
                currency:
                  | "EUR"
                  | "USD"
                  | "AUD"
                  | "NOK"
                  | "CAD"
                  | "NZD"
                  | "DKK"
                  | "GBP"
                  | "HKD"
                  | "CHF"
                  | "MXN"
                  | "SGD"
                  | "SEK"
                  | "CZK"
                  | "ILS"
                  | "PHP"
                  | "RUB"
                  | "PLN"
                  | "THB"
                  | "MYR"
                  | "ARS"
                  | "BRL"
                  | "COP"
                  | "IDR"
                  | "INR"
                  | "JPY"
                  | "ZAR";
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                count: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                soonCents: number;
                /**
                 * @min -9007199254740991
                 * @max 9007199254740991
                 */
                yearCents: number;
              }[]
            | null;
        },
        Refusal
      >({
        path: `/api/owner/subscriptions`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetSubscriptionsBySubscriptionId
     * @summary Get a subscription with its orders
     * @request GET:/api/owner/subscriptions/{subscriptionId}
     * @secure
     */
    getSubscriptionsBySubscriptionId: (
      subscriptionId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          subscription: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "active" | "past-due" | "paused" | "ended" | "canceled";
            email: string;
            name: string;
            title: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            plan: {
              billingPeriod: {
                /**
                 * @min 1
                 * @max 52
                 */
                value: number;
                unit: "WEEK" | "MONTH" | "YEAR";
              };
              /**
               * @min 0
               * @max 520
               */
              numBillingCycles: number;
              trial?: {
                period: {
                  /**
                   * @min 1
                   * @max 90
                   */
                  value: number;
                  unit: "DAY" | "WEEK" | "MONTH";
                };
                /**
                 * @min 0
                 * @max 999999999999
                 */
                priceCents: number;
              };
            };
            testMode: boolean;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            amountCents: number;
            nextAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cycles: number;
            trialEndsAt: number | null;
            overAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            isDonation: boolean;
            sku: string;
            productId: string;
            customerId: string | null;
            shipsTo: string[];
            amounts: {
              /**
               * @min 1
               * @max 999999999999
               */
              leastCents: number;
              /**
               * @min 1
               * @max 999999999999
               */
              mostCents: number;
            } | null;
            method: string;
            lostMethod: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            failures: number;
            pausedBy: "buyer" | "staff" | "payment" | "method" | null;
            waitsFor: string;
            newPrice: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              unitPriceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              from: number;
            } | null;
            skippedAt: number | null;
            orders: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              placedAt: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              totalCents: number;
              currency:
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR";
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/subscriptions/${subscriptionId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostSubscriptionsBySubscriptionIdAmount
     * @summary Change the amount of a recurring donation from its next payment on; the donor gets an email
     * @request POST:/api/owner/subscriptions/{subscriptionId}/amount
     * @secure
     */
    postSubscriptionsBySubscriptionIdAmount: (
      subscriptionId: string,
      data: {
        /**
         * @min 0
         * @max 999999999999
         */
        amountCents: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          subscription: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "active" | "past-due" | "paused" | "ended" | "canceled";
            email: string;
            name: string;
            title: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            plan: {
              billingPeriod: {
                /**
                 * @min 1
                 * @max 52
                 */
                value: number;
                unit: "WEEK" | "MONTH" | "YEAR";
              };
              /**
               * @min 0
               * @max 520
               */
              numBillingCycles: number;
              trial?: {
                period: {
                  /**
                   * @min 1
                   * @max 90
                   */
                  value: number;
                  unit: "DAY" | "WEEK" | "MONTH";
                };
                /**
                 * @min 0
                 * @max 999999999999
                 */
                priceCents: number;
              };
            };
            testMode: boolean;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            amountCents: number;
            nextAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cycles: number;
            trialEndsAt: number | null;
            overAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            isDonation: boolean;
            sku: string;
            productId: string;
            customerId: string | null;
            shipsTo: string[];
            amounts: {
              /**
               * @min 1
               * @max 999999999999
               */
              leastCents: number;
              /**
               * @min 1
               * @max 999999999999
               */
              mostCents: number;
            } | null;
            method: string;
            lostMethod: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            failures: number;
            pausedBy: "buyer" | "staff" | "payment" | "method" | null;
            waitsFor: string;
            newPrice: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              unitPriceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              from: number;
            } | null;
            skippedAt: number | null;
            orders: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              placedAt: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              totalCents: number;
              currency:
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR";
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/subscriptions/${subscriptionId}/amount`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PostSubscriptionsBySubscriptionIdState
     * @summary Skip the next order of a subscription or take that back, pause, resume or cancel it; its customer gets an email
     * @request POST:/api/owner/subscriptions/{subscriptionId}/state
     * @secure
     */
    postSubscriptionsBySubscriptionIdState: (
      subscriptionId: string,
      data: {
        action: "skip" | "unskip" | "pause" | "resume" | "cancel";
        /**
         * @min 0
         * @max 9007199254740991
         */
        nextAt?: number;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          subscription: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            number: number;
            state: "active" | "past-due" | "paused" | "ended" | "canceled";
            email: string;
            name: string;
            title: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            quantity: number;
            plan: {
              billingPeriod: {
                /**
                 * @min 1
                 * @max 52
                 */
                value: number;
                unit: "WEEK" | "MONTH" | "YEAR";
              };
              /**
               * @min 0
               * @max 520
               */
              numBillingCycles: number;
              trial?: {
                period: {
                  /**
                   * @min 1
                   * @max 90
                   */
                  value: number;
                  unit: "DAY" | "WEEK" | "MONTH";
                };
                /**
                 * @min 0
                 * @max 999999999999
                 */
                priceCents: number;
              };
            };
            testMode: boolean;
            currency:
              | "EUR"
              | "USD"
              | "AUD"
              | "NOK"
              | "CAD"
              | "NZD"
              | "DKK"
              | "GBP"
              | "HKD"
              | "CHF"
              | "MXN"
              | "SGD"
              | "SEK"
              | "CZK"
              | "ILS"
              | "PHP"
              | "RUB"
              | "PLN"
              | "THB"
              | "MYR"
              | "ARS"
              | "BRL"
              | "COP"
              | "IDR"
              | "INR"
              | "JPY"
              | "ZAR";
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            amountCents: number;
            nextAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            cycles: number;
            trialEndsAt: number | null;
            overAt: number | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            createdAt: number;
            isDonation: boolean;
            sku: string;
            productId: string;
            customerId: string | null;
            shipsTo: string[];
            amounts: {
              /**
               * @min 1
               * @max 999999999999
               */
              leastCents: number;
              /**
               * @min 1
               * @max 999999999999
               */
              mostCents: number;
            } | null;
            method: string;
            lostMethod: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            failures: number;
            pausedBy: "buyer" | "staff" | "payment" | "method" | null;
            waitsFor: string;
            newPrice: {
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              unitPriceCents: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              from: number;
            } | null;
            skippedAt: number | null;
            orders: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              placedAt: number;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              totalCents: number;
              currency:
                | "EUR"
                | "USD"
                | "AUD"
                | "NOK"
                | "CAD"
                | "NZD"
                | "DKK"
                | "GBP"
                | "HKD"
                | "CHF"
                | "MXN"
                | "SGD"
                | "SEK"
                | "CZK"
                | "ILS"
                | "PHP"
                | "RUB"
                | "PLN"
                | "THB"
                | "MYR"
                | "ARS"
                | "BRL"
                | "COP"
                | "IDR"
                | "INR"
                | "JPY"
                | "ZAR";
            }[];
          };
        },
        Refusal
      >({
        path: `/api/owner/subscriptions/${subscriptionId}/state`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `products:write`.
     *
     * @tags products
     * @name PutVariants
     * @summary Change prices and SKUs of many variants
     * @request PUT:/api/owner/variants
     * @secure
     */
    putVariants: (
      data: {
        /**
         * @maxItems 500
         * @minItems 1
         */
        variants: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          id: string;
          /**
           * @minLength 0
           * @maxLength 100
           */
          sku?: string;
          /**
           * @min 0
           * @max 999999999999
           */
          priceCents?: number;
          /**
           * @min 0
           * @max 999999999999
           */
          salePriceCents?: number;
          onSale?: boolean;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          changed: number;
          batchId: string | null;
        },
        Refusal
      >({
        path: `/api/owner/variants`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetWithdrawals
     * @summary List the withdrawals, newest first, a page at a time
     * @request GET:/api/owner/withdrawals
     * @secure
     */
    getWithdrawals: (
      query?: {
        /** @example "received" */
        state?: "received" | "accepted" | "refused" | "refunded";
        order?: "linked" | "not-linked";
        /** @maxLength 1500 */
        after?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          withdrawals: {
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /**
             * @minLength 1
             * @maxLength 40
             */
            orderNumber: string;
            email: string;
            /** @maxLength 300 */
            items: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            receivedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundBy: number;
            state: "received" | "accepted" | "refused" | "refunded";
            message: string;
            decidedAt: number | null;
            decidedBy: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          }[];
          next: string | null;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          total: number;
        },
        Refusal
      >({
        path: `/api/owner/withdrawals`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:read`.
     *
     * @tags orders
     * @name GetWithdrawalsByWithdrawalId
     * @summary Get a withdrawal with the period of its order
     * @request GET:/api/owner/withdrawals/{withdrawalId}
     * @secure
     */
    getWithdrawalsByWithdrawalId: (
      withdrawalId: string,
      params: RequestParams = {},
    ) =>
      this.request<
        {
          withdrawal: {
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /**
             * @minLength 1
             * @maxLength 40
             */
            orderNumber: string;
            email: string;
            /** @maxLength 300 */
            items: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            receivedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundBy: number;
            state: "received" | "accepted" | "refused" | "refunded";
            message: string;
            decidedAt: number | null;
            decidedBy: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          };
          period:
            | (
                | {
                    kind: "ends";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "not-before";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "unknown";
                  }
              )
            | null;
          exemptItems: {
            title: string;
            reason:
              | "made-to-order"
              | "perishable"
              | "sealed-hygiene"
              | "sealed-media"
              | "mixed"
              | "newspaper"
              | "dated-service"
              | "market-price"
              | "digital";
          }[];
        },
        Refusal
      >({
        path: `/api/owner/withdrawals/${withdrawalId}`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutWithdrawalsByWithdrawalIdOrder
     * @summary Change the order that a withdrawal belongs to
     * @request PUT:/api/owner/withdrawals/{withdrawalId}/order
     * @secure
     */
    putWithdrawalsByWithdrawalIdOrder: (
      withdrawalId: string,
      data: {
        /**
         * @minLength 1
         * @maxLength 40
         */
        orderNumber: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          withdrawal: {
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /**
             * @minLength 1
             * @maxLength 40
             */
            orderNumber: string;
            email: string;
            /** @maxLength 300 */
            items: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            receivedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundBy: number;
            state: "received" | "accepted" | "refused" | "refunded";
            message: string;
            decidedAt: number | null;
            decidedBy: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          };
          period:
            | (
                | {
                    kind: "ends";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "not-before";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "unknown";
                  }
              )
            | null;
          exemptItems: {
            title: string;
            reason:
              | "made-to-order"
              | "perishable"
              | "sealed-hygiene"
              | "sealed-media"
              | "mixed"
              | "newspaper"
              | "dated-service"
              | "market-price"
              | "digital";
          }[];
        },
        Refusal
      >({
        path: `/api/owner/withdrawals/${withdrawalId}/order`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `orders:write`.
     *
     * @tags orders
     * @name PutWithdrawalsByWithdrawalIdState
     * @summary Change the state of a withdrawal, and email the customer
     * @request PUT:/api/owner/withdrawals/{withdrawalId}/state
     * @secure
     */
    putWithdrawalsByWithdrawalIdState: (
      withdrawalId: string,
      data: {
        state: "accepted" | "refused" | "refunded";
        /** @maxLength 1000 */
        message: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          withdrawal: {
            /**
             * @minLength 1
             * @maxLength 100
             */
            name: string;
            /**
             * @minLength 1
             * @maxLength 40
             */
            orderNumber: string;
            email: string;
            /** @maxLength 300 */
            items: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            receivedAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            refundBy: number;
            state: "received" | "accepted" | "refused" | "refunded";
            message: string;
            decidedAt: number | null;
            decidedBy: string;
            order: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /**
               * @min -9007199254740991
               * @max 9007199254740991
               */
              number: number;
            } | null;
          };
          period:
            | (
                | {
                    kind: "ends";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "not-before";
                    /**
                     * @min -9007199254740991
                     * @max 9007199254740991
                     */
                    at: number;
                  }
                | {
                    kind: "unknown";
                  }
              )
            | null;
          exemptItems: {
            title: string;
            reason:
              | "made-to-order"
              | "perishable"
              | "sealed-hygiene"
              | "sealed-media"
              | "mixed"
              | "newspaper"
              | "dated-service"
              | "market-price"
              | "digital";
          }[];
        },
        Refusal
      >({
        path: `/api/owner/withdrawals/${withdrawalId}/state`,
        method: "PUT",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `restock:read`.
     *
     * @tags restock
     * @name GetApiSiteUsersAccountNotificationsRestock
     * @summary List the people who wait for a variant, in the order in which they asked
     * @request GET:/api/site-users/account/notifications/restock
     * @secure
     */
    getApiSiteUsersAccountNotificationsRestock: (
      query: {
        /**
         * @pattern ^[0-9a-zA-Z-]{8,64}$
         * @example "0199a000-93b3-70c2-9830-000000000003"
         */
        productId: string;
        /**
         * @pattern ^[0-9a-zA-Z-]{8,64}$
         * @example "0199a000-93b3-70c2-9830-000000000004"
         */
        variantId: string;
        /** @maxLength 500 */
        cursor?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          signUps: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            id: string;
            email: string;
            language: string;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            signedUpAt: number;
          }[];
          hasNextPage: boolean;
          nextPageCursor: string | null;
        },
        Refusal
      >({
        path: `/api/site-users/account/notifications/restock`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `restock:read`.
     *
     * @tags restock
     * @name GetApiSiteUsersAccountNotificationsRestockGroups
     * @summary List the variants that people wait for, those with the most people first
     * @request GET:/api/site-users/account/notifications/restock/groups
     * @secure
     */
    getApiSiteUsersAccountNotificationsRestockGroups: (
      query?: {
        /** @maxLength 500 */
        cursor?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          signUpGroups: {
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            productId: string;
            /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
            variantId: string;
            productTitle: string;
            /** @maxLength 100 */
            sku: string;
            attributes: Partial<Record<string, string>>;
            unlimited: boolean;
            /**
             * @min 0
             * @max 99999999
             */
            qtyInStock: number;
            picture: {
              /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
              id: string;
              /** @pattern ^(?:\/(?![/\\]).*)?$ */
              assetUrl: string;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              width: number;
              /**
               * @exclusiveMin 0
               * @max 9007199254740991
               */
              height: number;
              /** @maxLength 250 */
              altText: string;
              focalPoint: {
                /**
                 * @min 0
                 * @max 1
                 */
                x: number;
                /**
                 * @min 0
                 * @max 1
                 */
                y: number;
              };
              colorData: {
                /** @pattern ^[0-9a-f]{6}$ */
                topLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                topRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomLeft: string;
                /** @pattern ^[0-9a-f]{6}$ */
                bottomRight: string;
                /** @pattern ^[0-9a-f]{6}$ */
                center: string;
              } | null;
            } | null;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            signUpCount: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            firstSignUpAt: number;
            /**
             * @min -9007199254740991
             * @max 9007199254740991
             */
            lastSignUpAt: number;
          }[];
          hasNextPage: boolean;
          nextPageCursor: string | null;
        },
        Refusal
      >({
        path: `/api/site-users/account/notifications/restock/groups`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `restock:write`.
     *
     * @tags restock
     * @name PostApiSiteUsersAccountNotificationsRestockSend
     * @summary Send the notices of a variant to everyone who waits for it; sent twice, everyone still gets one email
     * @request POST:/api/site-users/account/notifications/restock/send
     * @secure
     */
    postApiSiteUsersAccountNotificationsRestockSend: (
      data: {
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        productId: string;
        /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
        variantId: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<object, Refusal>({
        path: `/api/site-users/account/notifications/restock/send`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),

    /**
     * @description Permission: `restock:write`.
     *
     * @tags restock
     * @name PostApiSiteUsersAccountNotificationsRestockSendAll
     * @summary Send the notices of many variants; those that are still sold out are left out
     * @request POST:/api/site-users/account/notifications/restock/send/all
     * @secure
     */
    postApiSiteUsersAccountNotificationsRestockSendAll: (
      data: {
        /**
         * @maxItems 500
         * @minItems 1
         */
        sendRequests: {
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          productId: string;
          /** @pattern ^[0-9a-zA-Z-]{8,64}$ */
          variantId: string;
        }[];
      },
      params: RequestParams = {},
    ) =>
      this.request<
        {
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          sent: number;
          /**
           * @min -9007199254740991
           * @max 9007199254740991
           */
          soldOut: number;
        },
        Refusal
      >({
        path: `/api/site-users/account/notifications/restock/send/all`,
        method: "POST",
        body: data,
        secure: true,
        type: ContentType.Json,
        format: "json",
        ...params,
      }),
  };
}
